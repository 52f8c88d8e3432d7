// Slices that end at the first element, and hold none; steps that fall from dimension to dimension; words of 16 bits.
func.func @main() {
  %row = stablehlo.constant dense<[5.0, -8.0, 2.0]> : tensor<3xf32>
  %nothing = stablehlo.slice %row [0:0] : (tensor<3xf32>) -> tensor<0xf32>
  %matrix = stablehlo.constant dense<[[-1.0, -4.0, 6.0, -6.0], [0.0, 9.0, 2.0, 4.0], [-1.0, 1.0, -2.0, 2.0]]> : tensor<3x4xf32>
  %none = stablehlo.slice %matrix [0:0, 0:1] : (tensor<3x4xf32>) -> tensor<0x1xf32>
  %large = stablehlo.constant dense<[[2.0, 0.0, 2.0, -1.0, 6.0, -5.0], [0.0, -5.0, 5.0, -2.0, 6.0, -5.0], [6.0, -4.0, 4.0, -8.0, -2.0, 9.0], [-8.0, -9.0, 9.0, 6.0, -6.0, 3.0], [-5.0, 2.0, -1.0, -9.0, -2.0, -4.0]]> : tensor<5x6xf32>
  %steps = stablehlo.slice %large [1:5:3, 0:6:2] : (tensor<5x6xf32>) -> tensor<2x3xf32>
  %words = stablehlo.constant dense<[5604, 47502, 5604, 47502, 15908, 15908]> : tensor<6xui16>
  %part = stablehlo.slice %words [2:5] : (tensor<6xui16>) -> tensor<3xui16>
  check.expect_eq_const %nothing, dense<> : tensor<0xf32>
  check.expect_eq_const %none, dense<> : tensor<0x1xf32>
  check.expect_eq_const %steps, dense<[[0.0, 5.0, 6.0], [-5.0, -1.0, -2.0]]> : tensor<2x3xf32>
  check.expect_eq_const %part, dense<[5604, 47502, 15908]> : tensor<3xui16>
  return
}
