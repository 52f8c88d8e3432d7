// Modulo 16, in a type narrower than a byte: 8 = -8, -9 = 7, 3 - 4 = -1.
func.func @main() {
  %0 = stablehlo.constant dense<[7, -8, 3]> : tensor<3xi4>
  %1 = stablehlo.constant dense<[1, -1, -4]> : tensor<3xi4>
  %2 = stablehlo.add %0, %1 : tensor<3xi4>
  check.expect_eq_const %2, dense<[-8, 7, -1]> : tensor<3xi4>
  return
}
