// Integer sums are taken modulo 2^8: 127 + 1 = 128 = -128; -128 - 1 = -129 = 127; 200 = 200 - 256 = -56.
func.func @main() {
  %lhs = stablehlo.constant dense<[127, -128, 100, -1]> : tensor<4xi8>
  %rhs = stablehlo.constant dense<[1, -1, 100, 1]> : tensor<4xi8>
  %result = stablehlo.add %lhs, %rhs : tensor<4xi8>
  check.expect_eq_const %result, dense<[-128, 127, -56, 0]> : tensor<4xi8>
  return
}
