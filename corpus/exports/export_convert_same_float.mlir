// Exporters write conversions of a type to itself. They change nothing, not even -0.0.
func.func @main() {
  %scalar = stablehlo.constant dense<-0.0> : tensor<f32>
  %same = stablehlo.convert %scalar : tensor<f32>
  %plane = stablehlo.constant dense<[[7.0, 1.0, 5.0, 1.0, -3.0], [-6.0, -6.0, -3.0, -2.0, 3.0], [-7.0, 0.0, 8.0, 1.0, -1.0], [-9.0, 2.0, 7.0, -7.0, -8.0]]> : tensor<4x5xf32>
  %plane_same = stablehlo.convert %plane : tensor<4x5xf32>
  %cube = stablehlo.constant dense<[[[5.0, 1.0], [8.0, 4.0], [-1.0, 6.0]], [[-9.0, -3.0], [-7.0, 4.0], [-8.0, -4.0]]]> : tensor<2x3x2xf32>
  %cube_same = stablehlo.convert %cube : tensor<2x3x2xf32>
  %image = stablehlo.constant dense<[[[[8.0, 1.0], [-5.0, 6.0]], [[-5.0, 7.0], [7.0, 5.0]], [[6.0, 9.0], [-7.0, -2.0]]]]> : tensor<1x3x2x2xf32>
  %image_same = stablehlo.convert %image : tensor<1x3x2x2xf32>
  check.expect_eq_const %same, dense<-0.000000e+00> : tensor<f32>
  check.expect_eq_const %plane_same, dense<[[7.000000e+00, 1.000000e+00, 5.000000e+00, 1.000000e+00, -3.000000e+00], [-6.000000e+00, -6.000000e+00, -3.000000e+00, -2.000000e+00, 3.000000e+00], [-7.000000e+00, 0.000000e+00, 8.000000e+00, 1.000000e+00, -1.000000e+00], [-9.000000e+00, 2.000000e+00, 7.000000e+00, -7.000000e+00, -8.000000e+00]]> : tensor<4x5xf32>
  check.expect_eq_const %cube_same, dense<[[[5.000000e+00, 1.000000e+00], [8.000000e+00, 4.000000e+00], [-1.000000e+00, 6.000000e+00]], [[-9.000000e+00, -3.000000e+00], [-7.000000e+00, 4.000000e+00], [-8.000000e+00, -4.000000e+00]]]> : tensor<2x3x2xf32>
  check.expect_eq_const %image_same, dense<[[[[8.000000e+00, 1.000000e+00], [-5.000000e+00, 6.000000e+00]], [[-5.000000e+00, 7.000000e+00], [7.000000e+00, 5.000000e+00]], [[6.000000e+00, 9.000000e+00], [-7.000000e+00, -2.000000e+00]]]]> : tensor<1x3x2x2xf32>
  return
}
