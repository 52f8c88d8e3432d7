// Modulo 256: 255 + 1 = 0, 300 - 256 = 44.
func.func @main() {
  %lhs = stablehlo.constant dense<[255, 200, 0]> : tensor<3xui8>
  %rhs = stablehlo.constant dense<[1, 100, 0]> : tensor<3xui8>
  %result = stablehlo.add %lhs, %rhs : tensor<3xui8>
  check.expect_eq_const %result, dense<[0, 44, 0]> : tensor<3xui8>
  return
}
