// An index becomes a row, and unknown many indices a column. Sizes are an operand of 32 bits.
func.func @main() {
  %index = stablehlo.constant dense<-7> : tensor<i32>
  %row_known = stablehlo.constant dense<[3, -1, 0, -4, 2]> : tensor<5xi32>
  %sizes_row = stablehlo.constant dense<[5]> : tensor<1xi64>
  %row = stablehlo.dynamic_reshape %row_known, %sizes_row : (tensor<5xi32>, tensor<1xi64>) -> tensor<?xi32>
  %sizes_of_indices = stablehlo.constant dense<[5]> : tensor<1xi32>
  %indices_unknown = stablehlo.dynamic_broadcast_in_dim %index, %sizes_of_indices, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %sizes_indices = stablehlo.constant dense<[5]> : tensor<1xi64>
  %indices = stablehlo.dynamic_reshape %indices_unknown, %sizes_indices : (tensor<?xi32>, tensor<1xi64>) -> tensor<5xi32>
  check.expect_eq_const %indices, dense<-7> : tensor<5xi32>
  %sizes_of_column = stablehlo.constant dense<[5, 1]> : tensor<2xi32>
  %column_unknown = stablehlo.dynamic_broadcast_in_dim %row, %sizes_of_column, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
  %sizes_column = stablehlo.constant dense<[5, 1]> : tensor<2xi64>
  %column = stablehlo.dynamic_reshape %column_unknown, %sizes_column : (tensor<?x1xi32>, tensor<2xi64>) -> tensor<5x1xi32>
  check.expect_eq_const %column, dense<[[3], [-1], [0], [-4], [2]]> : tensor<5x1xi32>
  return
}
