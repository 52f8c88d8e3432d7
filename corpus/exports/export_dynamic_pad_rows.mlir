// Rows are added in front and behind of unknown many; the numbers are operands of 32 bits.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[2.0, 1.0, -7.0, 2.0], [-1.0, -4.0, 2.0, -7.0], [5.0, -3.0, 1.0, -9.0]]> : tensor<3x4xf32>
  %sizes_rows = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %value = stablehlo.constant dense<-0.5> : tensor<f32>
  %low = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %high = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %between = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %padded = stablehlo.dynamic_pad %rows, %value, %low, %high, %between : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  %sizes_result = stablehlo.constant dense<[7, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %padded, %sizes_result : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<7x4xf32>
  check.expect_eq_const %result, dense<[[-0.5, -0.5, -0.5, -0.5], [2.0, 1.0, -7.0, 2.0], [-1.0, -4.0, 2.0, -7.0], [5.0, -3.0, 1.0, -9.0], [-0.5, -0.5, -0.5, -0.5], [-0.5, -0.5, -0.5, -0.5], [-0.5, -0.5, -0.5, -0.5]]> : tensor<7x4xf32>
  return
}
