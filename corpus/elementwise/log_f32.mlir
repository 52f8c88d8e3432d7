// Exact cases: log(1) = 0, the limits at 0 and at infinity; a number below 0 has no logarithm.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 0.0, -0.0, 0x7F800000, -1.0, 0xFF800000, 0x7FC00000]> : tensor<7xf32>
  %1 = stablehlo.log %0 : tensor<7xf32>
  check.expect_eq_const %1, dense<[0.0, 0xFF800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<7xf32>
  return
}
