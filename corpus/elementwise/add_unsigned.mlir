// Elements are added one by one. Integers wrap: 2^32 - 1 + 2 = 1.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[4294967295, 7]> : tensor<2xui32>
  %rhs_ui32 = stablehlo.constant dense<[2, 3]> : tensor<2xui32>
  %result_ui32 = stablehlo.add %lhs_ui32, %rhs_ui32 : tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[1, 10]> : tensor<2xui32>
  %lhs_ui8 = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %rhs_ui8 = stablehlo.constant dense<[2, 1]> : tensor<2xui8>
  %result_ui8 = stablehlo.add %lhs_ui8, %rhs_ui8 : tensor<2xui8>
  check.expect_eq_const %result_ui8, dense<[1, 2]> : tensor<2xui8>
  return
}
