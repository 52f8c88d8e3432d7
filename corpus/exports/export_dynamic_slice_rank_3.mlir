// A step of a scan reads its row of a stack. A start that is too large is clamped to the last row.
func.func @main() {
  %stack = stablehlo.constant dense<[[[3.0, -4.0, 0.0, 7.0, -9.0], [3.0, -6.0, 6.0, 0.0, 8.0], [-8.0, 3.0, 4.0, 0.0, -7.0]], [[-3.0, -1.0, 8.0, -6.0, 4.0], [1.0, 6.0, -3.0, 8.0, -5.0], [9.0, 7.0, -6.0, 3.0, 0.0]], [[-1.0, -1.0, -2.0, 2.0, -7.0], [4.0, 6.0, 3.0, 2.0, 4.0], [1.0, 5.0, -6.0, -8.0, 0.0]], [[7.0, -8.0, -4.0, 7.0, 3.0], [8.0, 1.0, 3.0, -2.0, -6.0], [2.0, -8.0, 1.0, 2.0, 6.0]]]> : tensor<4x3x5xf32>
  %step = stablehlo.constant dense<2> : tensor<i32>
  %late = stablehlo.constant dense<9> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %row = stablehlo.dynamic_slice %stack, %step, %zero, %zero, sizes = [1, 3, 5] : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
  %clamped = stablehlo.dynamic_slice %stack, %late, %zero, %zero, sizes = [1, 3, 5] : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
  check.expect_eq_const %row, dense<[[[-1.000000e+00, -1.000000e+00, -2.000000e+00, 2.000000e+00, -7.000000e+00], [4.000000e+00, 6.000000e+00, 3.000000e+00, 2.000000e+00, 4.000000e+00], [1.000000e+00, 5.000000e+00, -6.000000e+00, -8.000000e+00, 0.000000e+00]]]> : tensor<1x3x5xf32>
  check.expect_eq_const %clamped, dense<[[[7.000000e+00, -8.000000e+00, -4.000000e+00, 7.000000e+00, 3.000000e+00], [8.000000e+00, 1.000000e+00, 3.000000e+00, -2.000000e+00, -6.000000e+00], [2.000000e+00, -8.000000e+00, 1.000000e+00, 2.000000e+00, 6.000000e+00]]]> : tensor<1x3x5xf32>
  return
}
