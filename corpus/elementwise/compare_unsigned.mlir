// Compares element by element: LT, NE.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[4294967295, 3]> : tensor<2xui32>
  %rhs_ui32 = stablehlo.constant dense<[1, 7]> : tensor<2xui32>
  %result_0 = stablehlo.compare LT, %lhs_ui32, %rhs_ui32 : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  check.expect_eq_const %result_0, dense<[false, true]> : tensor<2xi1>
  %lhs_ui8 = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  %rhs_ui8 = stablehlo.constant dense<[1, 3]> : tensor<2xui8>
  %result_1 = stablehlo.compare NE, %lhs_ui8, %rhs_ui8 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %result_1, dense<[false, true]> : tensor<2xi1>
  return
}
