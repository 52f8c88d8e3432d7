// Bit by bit: -1 has all bits; 0b1100 and 0b1010 share 0b1000; 0x80 and 0x7F share none, nor do 0x55 and 0xAA.
func.func @main() {
  %lhs = stablehlo.constant dense<[-1, 12, -128, 85]> : tensor<4xi8>
  %rhs = stablehlo.constant dense<[37, 10, 127, -86]> : tensor<4xi8>
  %result = stablehlo.and %lhs, %rhs : tensor<4xi8>
  check.expect_eq_const %result, dense<[37, 8, 0, 0]> : tensor<4xi8>
  return
}
