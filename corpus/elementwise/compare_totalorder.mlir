// IEEE-754 totalOrder: -NaN < -infinity < ... < -0 < 0 < ... < infinity < NaN.
func.func @main() {
  %lhs = stablehlo.constant dense<[-0.0, 0x7FC00000, 0xFFC00000]> : tensor<3xf32>
  %rhs = stablehlo.constant dense<[0.0, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %eq = stablehlo.compare EQ, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %eq, dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq_const %ne, dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq_const %ge, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %gt, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %le, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %lt, dense<[true, false, true]> : tensor<3xi1>
  return
}
