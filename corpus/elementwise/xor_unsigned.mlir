// Bit by bit: 12 ^ 10 = 0b1100 ^ 0b1010 = 6.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[12, 255]> : tensor<2xui32>
  %rhs_ui32 = stablehlo.constant dense<[10, 129]> : tensor<2xui32>
  %result_ui32 = stablehlo.xor %lhs_ui32, %rhs_ui32 : tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[6, 126]> : tensor<2xui32>
  %lhs_ui8 = stablehlo.constant dense<[12, 255]> : tensor<2xui8>
  %rhs_ui8 = stablehlo.constant dense<[10, 129]> : tensor<2xui8>
  %result_ui8 = stablehlo.xor %lhs_ui8, %rhs_ui8 : tensor<2xui8>
  check.expect_eq_const %result_ui8, dense<[6, 126]> : tensor<2xui8>
  return
}
