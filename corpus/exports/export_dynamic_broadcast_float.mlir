// A scalar becomes a row and a matrix of sizes that an operand of 32 bits says, and a single element all rows.
func.func @main() {
  %scalar = stablehlo.constant dense<-2.5> : tensor<f32>
  %single = stablehlo.constant dense<0.75> : tensor<1x1xf32>
  %row = stablehlo.constant dense<[[4.0, -5.0, 2.0, 0.0]]> : tensor<1x4xf32>
  %sizes_of_rows = stablehlo.constant dense<[3]> : tensor<1xi32>
  %rows_unknown = stablehlo.dynamic_broadcast_in_dim %scalar, %sizes_of_rows, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %sizes_rows = stablehlo.constant dense<[3]> : tensor<1xi64>
  %rows = stablehlo.dynamic_reshape %rows_unknown, %sizes_rows : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %rows, dense<-2.5> : tensor<3xf32>
  %sizes_of_matrix = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %matrix_unknown = stablehlo.dynamic_broadcast_in_dim %single, %sizes_of_matrix, dims = [0, 1] : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %sizes_matrix = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %matrix = stablehlo.dynamic_reshape %matrix_unknown, %sizes_matrix : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  check.expect_eq_const %matrix, dense<0.75> : tensor<3x4xf32>
  %sizes_of_repeated = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %repeated_unknown = stablehlo.dynamic_broadcast_in_dim %row, %sizes_of_repeated, dims = [0, 1] : (tensor<1x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %sizes_repeated = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %repeated = stablehlo.dynamic_reshape %repeated_unknown, %sizes_repeated : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  check.expect_eq_const %repeated, dense<[[4.0, -5.0, 2.0, 0.0], [4.0, -5.0, 2.0, 0.0], [4.0, -5.0, 2.0, 0.0]]> : tensor<3x4xf32>
  return
}
