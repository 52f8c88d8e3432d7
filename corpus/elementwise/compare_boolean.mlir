// Compares element by element: GE, LT.
func.func @main() {
  %lhs_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %rhs_0 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %result_0 = stablehlo.compare LT, %lhs_0, %rhs_0 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %result_0, dense<[false, true, false, false]> : tensor<4xi1>
  %lhs_1 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %rhs_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %result_1 = stablehlo.compare GE, %lhs_1, %rhs_1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %result_1, dense<[true, false, true, true]> : tensor<4xi1>
  return
}
