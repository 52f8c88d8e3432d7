// Slices have no element in dimensions that are collapsed, and the result has one there all the same:
// result[0] = operand[1, 4], result[1] = operand[0, 3]. Vectors of indices are columns. Of %one_row the only row is not indexed:
// result[0] = operand[0, 2], result[1] = operand[0, 0].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]> : tensor<2x5xi32>
  %indices = stablehlo.constant dense<[[1, 0], [4, 3]]> : tensor<2x2xi64>
  %result = "stablehlo.gather"(%operand, %indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1]>,
    slice_sizes = array<i64: 0, 0>
  }> : (tensor<2x5xi32>, tensor<2x2xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[10, 4]> : tensor<2xi32>
  %one_row = stablehlo.constant dense<[[7, -8, 9]]> : tensor<1x3xi32>
  %columns = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %elements = "stablehlo.gather"(%one_row, %columns) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 0, 1>
  }> : (tensor<1x3xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  check.expect_eq_const %elements, dense<[9, 7]> : tensor<2xi32>
  return
}
