// Zero, the least, one and the greatest magnitudes of the formats of 6 bits (OCP microscaling formats,
// table 2).
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0.125, 1.0, 7.5, -7.5]> : tensor<5xf6E2M3FN>
  %1 = stablehlo.constant dense<[0.0, 0.0625, 1.0, 28.0, -28.0]> : tensor<5xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, 0.125, 1.0, 7.5, -7.5]> : tensor<5xf6E2M3FN>
  check.expect_eq_const %1, dense<[0.0, 0.0625, 1.0, 28.0, -28.0]> : tensor<5xf6E3M2FN>
  return
}
