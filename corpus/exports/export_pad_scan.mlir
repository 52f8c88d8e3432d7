// An associative scan spreads its even and its odd elements: zeros between, and one in front or behind. A gradient cuts.
func.func @main() {
  %even = stablehlo.constant dense<[-5.0, 6.0, -6.0, -2.0, -4.0]> : tensor<5xf32>
  %odd = stablehlo.constant dense<[-5.0, -6.0, -6.0, 7.0, -1.0]> : tensor<5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %front = stablehlo.pad %even, %zero, low = [0], high = [1], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<10xf32>
  %behind = stablehlo.pad %odd, %zero, low = [1], high = [0], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<10xf32>
  %both = stablehlo.pad %even, %zero, low = [1], high = [1], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<11xf32>
  %none = stablehlo.pad %even, %zero, low = [0], high = [0], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<9xf32>
  %plane = stablehlo.constant dense<[[-1.0, -7.0, -4.0, -8.0], [1.0, -1.0, 7.0, 2.0], [5.0, -3.0, 8.0, -9.0]]> : tensor<3x4xf32>
  %cut = stablehlo.pad %plane, %zero, low = [0, 1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x7xf32>
  %wide = stablehlo.pad %plane, %zero, low = [1, 2], high = [0, 1], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x7xf32>
  %bottom = stablehlo.pad %plane, %zero, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  check.expect_eq_const %front, dense<[-5.000000e+00, 0.000000e+00, 6.000000e+00, 0.000000e+00, -6.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, -4.000000e+00, 0.000000e+00]> : tensor<10xf32>
  check.expect_eq_const %behind, dense<[0.000000e+00, -5.000000e+00, 0.000000e+00, -6.000000e+00, 0.000000e+00, -6.000000e+00, 0.000000e+00, 7.000000e+00, 0.000000e+00, -1.000000e+00]> : tensor<10xf32>
  check.expect_eq_const %both, dense<[0.000000e+00, -5.000000e+00, 0.000000e+00, 6.000000e+00, 0.000000e+00, -6.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, -4.000000e+00, 0.000000e+00]> : tensor<11xf32>
  check.expect_eq_const %none, dense<[-5.000000e+00, 0.000000e+00, 6.000000e+00, 0.000000e+00, -6.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, -4.000000e+00]> : tensor<9xf32>
  check.expect_eq_const %cut, dense<[[0.000000e+00, -1.000000e+00, -7.000000e+00, -4.000000e+00, -8.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 7.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<4x7xf32>
  check.expect_eq_const %wide, dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, -1.000000e+00, -7.000000e+00, -4.000000e+00, -8.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, -1.000000e+00, 7.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 5.000000e+00, -3.000000e+00, 8.000000e+00, -9.000000e+00, 0.000000e+00]]> : tensor<4x7xf32>
  check.expect_eq_const %bottom, dense<[[-1.000000e+00, -7.000000e+00, -4.000000e+00, -8.000000e+00], [1.000000e+00, -1.000000e+00, 7.000000e+00, 2.000000e+00], [5.000000e+00, -3.000000e+00, 8.000000e+00, -9.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<5x4xf32>
  return
}
