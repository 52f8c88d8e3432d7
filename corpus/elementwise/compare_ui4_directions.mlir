// All six directions for ui4, compare_type unsaid: the ends of the range show whether the sign counts.
func.func @main() {
  %lhs = stablehlo.constant dense<[8, 7, 15, 5, 0]> : tensor<5xui4>
  %rhs = stablehlo.constant dense<[7, 8, 1, 5, 15]> : tensor<5xui4>
  %eq = stablehlo.compare EQ, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %eq, dense<[false, false, false, true, false]> : tensor<5xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %ne, dense<[true, true, true, false, true]> : tensor<5xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %lt, dense<[false, true, false, false, true]> : tensor<5xi1>
  %le = stablehlo.compare LE, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %le, dense<[false, true, false, true, true]> : tensor<5xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %gt, dense<[true, false, true, false, false]> : tensor<5xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq_const %ge, dense<[true, false, true, true, false]> : tensor<5xi1>
  return
}
