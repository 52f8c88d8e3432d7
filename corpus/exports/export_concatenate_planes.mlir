// Planes of 12 and 24 elements one behind the other, and matrices without rows.
func.func @main() {
  %first = stablehlo.constant dense<[[[-9.0, 3.0, -5.0, 2.0], [-4.0, -4.0, 6.0, 5.0], [-8.0, 6.0, -8.0, 9.0]]]> : tensor<1x3x4xf32>
  %second = stablehlo.constant dense<[[[-4.0, -7.0, 7.0, 5.0], [0.0, 3.0, 7.0, 0.0], [5.0, -3.0, -2.0, -6.0]], [[3.0, 9.0, 8.0, -9.0], [6.0, 0.0, -8.0, 2.0], [-5.0, -9.0, -2.0, 7.0]]]> : tensor<2x3x4xf32>
  %result = stablehlo.concatenate %first, %second, dim = 0 : (tensor<1x3x4xf32>, tensor<2x3x4xf32>) -> tensor<3x3x4xf32>
  %nothing = stablehlo.constant dense<> : tensor<0x3xf32>
  %empty = stablehlo.concatenate %nothing, %nothing, dim = 0 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  check.expect_eq_const %result, dense<[[[-9.0, 3.0, -5.0, 2.0], [-4.0, -4.0, 6.0, 5.0], [-8.0, 6.0, -8.0, 9.0]], [[-4.0, -7.0, 7.0, 5.0], [0.0, 3.0, 7.0, 0.0], [5.0, -3.0, -2.0, -6.0]], [[3.0, 9.0, 8.0, -9.0], [6.0, 0.0, -8.0, 2.0], [-5.0, -9.0, -2.0, 7.0]]]> : tensor<3x3x4xf32>
  check.expect_eq_const %empty, dense<> : tensor<0x3xf32>
  return
}
