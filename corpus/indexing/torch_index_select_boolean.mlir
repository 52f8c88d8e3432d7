// Whole rows, by number.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false], [false, false], [false, true]]> : tensor<3x2xi1>
  %index = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xi1>, tensor<2xi64>) -> tensor<2x2xi1>
  check.expect_eq_const %result, dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  return
}
