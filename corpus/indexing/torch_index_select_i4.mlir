// Whole rows, by number.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi4>
  %index = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xi4>, tensor<2xi64>) -> tensor<2x2xi4>
  check.expect_eq_const %result, dense<[[5, 6], [1, 2]]> : tensor<2x2xi4>
  return
}
