// Modulo 256: 255 + 1 = 0, 300 - 256 = 44.
func.func @main() {
  %0 = stablehlo.constant dense<[255, 200, 0]> : tensor<3xui8>
  %1 = stablehlo.constant dense<[1, 100, 0]> : tensor<3xui8>
  %2 = stablehlo.add %0, %1 : tensor<3xui8>
  check.expect_eq_const %2, dense<[0, 44, 0]> : tensor<3xui8>
  return
}
