// 255 > 1, which a signed comparison of the same bits denies; 0 < 128 likewise.
func.func @main() {
  %lhs = stablehlo.constant dense<[255, 1, 0]> : tensor<3xui8>
  %rhs = stablehlo.constant dense<[1, 1, 128]> : tensor<3xui8>
  %eq = stablehlo.compare EQ, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  check.expect_eq_const %eq, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %ne, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %ge, dense<[true, true, false]> : tensor<3xi1>
  check.expect_eq_const %gt, dense<[true, false, false]> : tensor<3xi1>
  check.expect_eq_const %le, dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq_const %lt, dense<[false, false, true]> : tensor<3xi1>
  return
}
