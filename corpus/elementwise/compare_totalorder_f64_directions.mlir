// All six directions for f64. The total order of IEEE 754: -0 is below 0, a positive NaN equals itself and is
// above infinity.
func.func @main() {
  %lhs = stablehlo.constant dense<[-0.0, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0xFFF0000000000000, -1.7976931348623157e+308, 5.0e-324, -5.0e-324, 0x7FF0000000000000, -2.0]> : tensor<11xf64>
  %rhs = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 1.0, 0x7FF8000000000000, 1.7976931348623157e+308, 0xFFF0000000000000, 0.0, -0.0, 0x7FF8000000000000, -1.0]> : tensor<11xf64>
  %eq = stablehlo.compare EQ, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %eq, dense<[false, false, true, false, false, false, false, false, false, false, false]> : tensor<11xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %ne, dense<[true, true, false, true, true, true, true, true, true, true, true]> : tensor<11xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %lt, dense<[true, false, false, false, true, true, false, false, true, true, true]> : tensor<11xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %le, dense<[true, false, true, false, true, true, false, false, true, true, true]> : tensor<11xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %gt, dense<[false, true, false, true, false, false, true, true, false, false, false]> : tensor<11xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, TOTALORDER : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  check.expect_eq_const %ge, dense<[false, true, true, true, false, false, true, true, false, false, false]> : tensor<11xi1>
  return
}
