// IEEE-754 totalOrder: -NaN < -infinity < ... < -0 < 0 < ... < infinity < NaN.
func.func @main() {
  %l = stablehlo.constant dense<[-0.0, 0x7FC00000, 0xFFC00000]> : tensor<3xf32>
  %r = stablehlo.constant dense<[0.0, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %eq = stablehlo.compare EQ, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %ne = stablehlo.compare NE, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %ge = stablehlo.compare GE, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %gt = stablehlo.compare GT, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %le = stablehlo.compare LE, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %lt = stablehlo.compare LT, %l, %r, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %eq, dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq_const %ne, dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq_const %ge, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %gt, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %le, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %lt, dense<[true, false, true]> : tensor<3xi1>
  return
}
