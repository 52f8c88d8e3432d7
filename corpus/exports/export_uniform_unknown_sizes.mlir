// Random bits of unknown size become floats between 1 and 2, then between bounds: 1 is subtracted, the span multiplied, and
// nothing may lie below the lower bound.
func.func @main() {
  %bits_known = stablehlo.constant dense<[[1066401792, 1067974656, 1070071808, 1066926080], [1071120384, 1066926080, 1065353216, 1070071808], [1069023232, 1066926080, 1065877504, 1072693248]]> : tensor<3x4xui32>
  %sizes_bits = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %bits = stablehlo.dynamic_reshape %bits_known, %sizes_bits : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %between = stablehlo.bitcast_convert %bits : (tensor<?x4xui32>) -> tensor<?x4xf32>
  %one_known = stablehlo.constant dense<[[1.0, 1.25, 1.25, 1.0], [1.0, 1.0, 1.0, 1.25], [1.25, 1.25, 1.25, 1.25]]> : tensor<3x4xf32>
  %sizes_one = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %one = stablehlo.dynamic_reshape %one_known, %sizes_one : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %span_known = stablehlo.constant dense<[[2.0, 2.0, 8.0, 8.0], [-4.0, -4.0, -4.0, 2.0], [2.0, -4.0, 2.0, -4.0]]> : tensor<3x4xf32>
  %sizes_span = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %span = stablehlo.dynamic_reshape %span_known, %sizes_span : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %low_known = stablehlo.constant dense<[[0.5, 0.5, 0.5, -1.0], [0.5, -1.0, 0.0, 0.0], [0.0, 0.5, 0.0, 0.0]]> : tensor<3x4xf32>
  %sizes_low = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %low = stablehlo.dynamic_reshape %low_known, %sizes_low : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %part = stablehlo.subtract %between, %one : tensor<?x4xf32>
  %wide = stablehlo.multiply %part, %span : tensor<?x4xf32>
  %bounded = stablehlo.maximum %low, %wide : tensor<?x4xf32>
  %sizes_result = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %bounded, %sizes_result : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %sizes_scaled = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %scaled = stablehlo.dynamic_reshape %wide, %sizes_scaled : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  check.expect_eq_const %result, dense<[[0.5, 0.5, 2.5, 1.5], [0.5, -0.75, 0.0, 0.625], [0.375, 0.5, 0.0, 0.0]]> : tensor<3x4xf32>
  check.expect_eq_const %scaled, dense<[[0.25, 0.125, 2.5, 1.5], [-2.75, -0.75, -0.0, 0.625], [0.375, 0.25, -0.375, -2.5]]> : tensor<3x4xf32>
  return
}
