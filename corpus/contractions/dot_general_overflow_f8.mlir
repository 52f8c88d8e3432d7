// 256 times 256 is more than f8E5M2 holds, and becomes infinite; 256 times 2 is 512. Of 40 columns each third one is
// infinite: 0, 3 ... 39, whose sum is 3 * (13 * 14 / 2) = 273. The 26 others have the sum 26 * 512 = 13312.
func.func @main() {
  %column = stablehlo.iota dim = 1 : tensor<2x40xi32>
  %three = stablehlo.constant dense<3> : tensor<2x40xi32>
  %none = stablehlo.constant dense<0> : tensor<2x40xi32>
  %rest = stablehlo.remainder %column, %three : tensor<2x40xi32>
  %is_third = stablehlo.compare EQ, %rest, %none, SIGNED : (tensor<2x40xi32>, tensor<2x40xi32>) -> tensor<2x40xi1>
  %great = stablehlo.constant dense<256.0> : tensor<2x40xf8E5M2>
  %little = stablehlo.constant dense<2.0> : tensor<2x40xf8E5M2>
  %rhs = stablehlo.select %is_third, %great, %little : tensor<2x40xi1>, tensor<2x40xf8E5M2>
  %lhs = stablehlo.constant dense<[[256.0, 0.0]]> : tensor<1x2xf8E5M2>
  %product = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<1x2xf8E5M2>, tensor<2x40xf8E5M2>) -> tensor<1x40xf8E5M2>
  %wide = stablehlo.convert %product : (tensor<1x40xf8E5M2>) -> tensor<1x40xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<1x40xf32>
  %is_infinite = stablehlo.compare EQ, %wide, %infinity, FLOAT : (tensor<1x40xf32>, tensor<1x40xf32>) -> tensor<1x40xi1>
  %position = stablehlo.iota dim = 1 : tensor<1x40xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<1x40xf32>
  %infinite = stablehlo.select %is_infinite, %position, %zeros : tensor<1x40xi1>, tensor<1x40xf32>
  %finite = stablehlo.select %is_infinite, %zeros, %wide : tensor<1x40xi1>, tensor<1x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %positions = stablehlo.reduce(%infinite init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x40xf32>, tensor<f32>) -> tensor<f32>
  %sum = stablehlo.reduce(%finite init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x40xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %positions, dense<273.0> : tensor<f32>
  check.expect_eq_const %sum, dense<13312.0> : tensor<f32>
  return
}
