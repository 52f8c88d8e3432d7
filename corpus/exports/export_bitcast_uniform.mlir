// Words become floats of the same bits, as samplers make them: a matrix of 20 words, and a scalar with a sign. And 20 bytes of
// five floats.
func.func @main() {
  %words = stablehlo.constant dense<[[3221225472, 1071349760, 1069645824, 1065385984, 1066663936], [1066237952, 1067941888, 1067941888, 1, 1070071808], [1070497792, 1066663936, 1, 1066237952, 1], [1065811968, 1066663936, 1071775744, 1071349760, 1071775744]]> : tensor<4x5xui32>
  %floats = stablehlo.bitcast_convert %words : (tensor<4x5xui32>) -> tensor<4x5xf32>
  %word = stablehlo.constant dense<-1077936128> : tensor<i32>
  %scalar = stablehlo.bitcast_convert %word : (tensor<i32>) -> tensor<f32>
  %numbers = stablehlo.constant dense<[1.5, -0.1, 3.0e10, -7.0, 0.3]> : tensor<5xf32>
  %bytes = stablehlo.bitcast_convert %numbers : (tensor<5xf32>) -> tensor<5x4xui8>
  check.expect_eq_const %floats, dense<[[-2.0, 1.7148438, 1.5117188, 1.0039062, 1.15625], [1.1054688, 1.3085938, 1.3085938, 1.0e-45, 1.5625], [1.6132812, 1.15625, 1.0e-45, 1.1054688, 1.0e-45], [1.0546875, 1.15625, 1.765625, 1.7148438, 1.765625]]> : tensor<4x5xf32>
  check.expect_eq_const %scalar, dense<-1.5> : tensor<f32>
  check.expect_eq_const %bytes, dense<[[0, 0, 192, 63], [205, 204, 204, 189], [118, 132, 223, 80], [0, 0, 224, 192], [154, 153, 153, 62]]> : tensor<5x4xui8>
  return
}
