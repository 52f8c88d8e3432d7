// All six directions for i4, compare_type unsaid: the ends of the range show whether the sign counts.
func.func @main() {
  %lhs = stablehlo.constant dense<[-8, 7, -1, 5, 0]> : tensor<5xi4>
  %rhs = stablehlo.constant dense<[7, -8, 1, 5, -1]> : tensor<5xi4>
  %eq = stablehlo.compare EQ, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %eq, dense<[false, false, false, true, false]> : tensor<5xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %ne, dense<[true, true, true, false, true]> : tensor<5xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %lt, dense<[true, false, true, false, false]> : tensor<5xi1>
  %le = stablehlo.compare LE, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %le, dense<[true, false, true, true, false]> : tensor<5xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %gt, dense<[false, true, false, false, true]> : tensor<5xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %ge, dense<[false, true, false, true, true]> : tensor<5xi1>
  return
}
