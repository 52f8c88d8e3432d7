// Sums without rounding, compared bit for bit.
func.func @main() {
  %0 = stablehlo.constant dense<[1.5, -2.25]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[0.5, 4.0]> : tensor<2xf32>
  %2 = stablehlo.add %0, %1 : tensor<2xf32>
  check.expect_eq_const %2, dense<[2.0, 1.75]> : tensor<2xf32>
  return
}
