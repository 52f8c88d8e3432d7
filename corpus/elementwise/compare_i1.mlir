// Booleans compare as unsigned numbers: false < true.
func.func @main() {
  %lhs = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %rhs = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %eq = stablehlo.compare EQ, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %eq, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %ne, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %ge, dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq_const %gt, dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq_const %le, dense<[true, true, false]> : tensor<3xi1>
  check.expect_eq_const %lt, dense<[true, false, false]> : tensor<3xi1>
  return
}
