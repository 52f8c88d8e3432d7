// Zero, the least, one and the greatest magnitudes of the formats of 6 bits (OCP microscaling formats,
// table 2).
func.func @main() {
  %result_f6e2m3fn = stablehlo.constant dense<[0.0, 0.125, 1.0, 7.5, -7.5]> : tensor<5xf6E2M3FN>
  %result_f6e3m2fn = stablehlo.constant dense<[0.0, 0.0625, 1.0, 28.0, -28.0]> : tensor<5xf6E3M2FN>
  check.expect_eq_const %result_f6e2m3fn, dense<[0.0, 0.125, 1.0, 7.5, -7.5]> : tensor<5xf6E2M3FN>
  check.expect_eq_const %result_f6e3m2fn, dense<[0.0, 0.0625, 1.0, 28.0, -28.0]> : tensor<5xf6E3M2FN>
  return
}
