// Twenty numbers in the total order of floats: zeros and NaNs have a sign, and equal numbers are equal.
func.func @main() {
  %lhs = stablehlo.constant dense<[0.0, -0.0, 1.5, -1.5, 2.0, 0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 3.0, 0.0, -0.0, 1.5, -1.5, 2.0, 0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 3.0]> : tensor<20xf32>
  %rhs = stablehlo.constant dense<[-0.0, 2.0, 0x7F800000, 0.0, -1.5, 0xFFC00000, 3.0, 1.5, 0x7FC00000, 0xFF800000, 1.5, 0x7FC00000, 0xFF800000, -0.0, 2.0, 0x7F800000, 0.0, -1.5, 0xFFC00000, 3.0]> : tensor<20xf32>
  %result = stablehlo.compare LT, %lhs, %rhs, TOTALORDER : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
  check.expect_eq_const %result, dense<[false, true, true, true, false, false, true, false, true, false, true, true, false, true, false, false, true, false, false, false]> : tensor<20xi1>
  return
}
