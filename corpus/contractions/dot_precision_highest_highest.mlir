// Precision HIGHEST for lhs and HIGHEST for rhs. The numbers are small integers, so that every precision gives
// the exact sums.
func.func @main() {
  %lhs = stablehlo.constant dense<[[0.0, -1.0, -2.0], [-3.0, 4.0, 3.0]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[-3.0, 0.0], [3.0, -2.0], [1.0, -4.0]]> : tensor<3x2xf32>
  %result = stablehlo.dot %lhs, %rhs, precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[-5.0, 10.0], [24.0, -20.0]]> : tensor<2x2xf32>
  return
}
