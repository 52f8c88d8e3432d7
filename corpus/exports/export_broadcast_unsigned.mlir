// Words without a sign: a scalar becomes one element, a row all rows of a matrix, and a column all columns.
func.func @main() {
  %word = stablehlo.constant dense<4000000000> : tensor<ui32>
  %row = stablehlo.constant dense<[7, 4294967295, 12]> : tensor<3xui32>
  %column = stablehlo.constant dense<[[3136584205], [11], [3767272689], [2600669899]]> : tensor<4x1xui32>
  %one = stablehlo.broadcast_in_dim %word, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %rows = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<3xui32>) -> tensor<4x3xui32>
  %columns = stablehlo.broadcast_in_dim %column, dims = [0, 1] : (tensor<4x1xui32>) -> tensor<4x3xui32>
  check.expect_eq_const %one, dense<4000000000> : tensor<1xui32>
  check.expect_eq_const %rows, dense<[[7, 4294967295, 12], [7, 4294967295, 12], [7, 4294967295, 12], [7, 4294967295, 12]]> : tensor<4x3xui32>
  check.expect_eq_const %columns, dense<[[3136584205, 3136584205, 3136584205], [11, 11, 11], [3767272689, 3767272689, 3767272689], [2600669899, 2600669899, 2600669899]]> : tensor<4x3xui32>
  return
}
