// The product of a matrix with unknown many rows.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[-6.0, -1.0, -7.0, -9.0], [-1.0, -7.0, -8.0, 8.0], [2.0, 2.0, 3.0, 4.0]]> : tensor<3x4xf32>
  %sizes_rows = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %weights = stablehlo.constant dense<[[-4.0, 0.0, -7.0, -2.0, -4.0], [-6.0, 7.0, -4.0, 3.0, 1.0], [-7.0, 8.0, -1.0, -6.0, -8.0], [-8.0, 0.0, 7.0, -4.0, -8.0]]> : tensor<4x5xf32>
  %product = stablehlo.dot_general %rows, %weights, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
  %sizes_result = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %product, %sizes_result : (tensor<?x5xf32>, tensor<2xi64>) -> tensor<3x5xf32>
  check.expect_eq_const %result, dense<[[151.0, -63.0, -10.0, 87.0, 151.0], [38.0, -113.0, 99.0, -3.0, -3.0], [-73.0, 38.0, 3.0, -32.0, -62.0]]> : tensor<3x5xf32>
  return
}
