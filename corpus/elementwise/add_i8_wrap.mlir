// Integer sums are taken modulo 2^8: 127 + 1 = 128 = -128; -128 - 1 = -129 = 127; 200 = 200 - 256 = -56.
func.func @main() {
  %0 = stablehlo.constant dense<[127, -128, 100, -1]> : tensor<4xi8>
  %1 = stablehlo.constant dense<[1, -1, 100, 1]> : tensor<4xi8>
  %2 = stablehlo.add %0, %1 : tensor<4xi8>
  check.expect_eq_const %2, dense<[-128, 127, -56, 0]> : tensor<4xi8>
  return
}
