// -1 < 1, 1 = 1, 2 > -2^31, in all six directions.
func.func @main() {
  %lhs = stablehlo.constant dense<[-1, 1, 2]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[1, 1, -2147483648]> : tensor<3xi32>
  %eq = stablehlo.compare EQ, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %eq, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %ne, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %ge, dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq_const %gt, dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq_const %le, dense<[true, true, false]> : tensor<3xi1>
  check.expect_eq_const %lt, dense<[true, false, false]> : tensor<3xi1>
  return
}
