// One batch dimension: row b of the indices selects in slice b, along dimension 1.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %index = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 1 : i64,
    dim = 1 : i64
  }> : (tensor<2x3x2xi32>, tensor<2x2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %result, dense<[[[5, 6], [1, 2]], [[9, 10], [9, 10]]]> : tensor<2x2x2xi32>
  return
}
