// Compares element by element: LT, NE.
func.func @main() {
  %lhs_0 = stablehlo.constant dense<[-2.5, 1.0]> : tensor<2xbf16>
  %rhs_0 = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xbf16>
  %result_0 = stablehlo.compare LT, %lhs_0, %rhs_0 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %result_0, dense<[false, true]> : tensor<2xi1>
  %lhs_1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %rhs_1 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xbf16>
  %result_1 = stablehlo.compare NE, %lhs_1, %rhs_1 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %result_1, dense<[false, true]> : tensor<2xi1>
  return
}
