// Infinity minus infinity is NaN, any NaN.
func.func @main() {
  %0 = stablehlo.constant dense<[0x7F800000, 1.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[0xFF800000, 1.0]> : tensor<2xf32>
  %2 = stablehlo.add %0, %1 : tensor<2xf32>
  check.expect_eq_const %2, dense<[0x7FC00000, 2.0]> : tensor<2xf32>
  return
}
