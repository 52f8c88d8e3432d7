// Along the last dimension: elements 1, 0 and 1 of each row.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %index = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 2 : i64
  }> : (tensor<2x3x2xi32>, tensor<3xi64>) -> tensor<2x3x3xi32>
  check.expect_eq_const %result, dense<[[[2, 1, 2], [4, 3, 4], [6, 5, 6]], [[8, 7, 8], [10, 9, 10], [12, 11, 12]]]> : tensor<2x3x3xi32>
  return
}
