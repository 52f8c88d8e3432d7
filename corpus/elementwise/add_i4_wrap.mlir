// Modulo 16, in a type narrower than a byte: 8 = -8, -9 = 7, 3 - 4 = -1.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, -8, 3]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[1, -1, -4]> : tensor<3xi4>
  %result = stablehlo.add %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[-8, 7, -1]> : tensor<3xi4>
  return
}
