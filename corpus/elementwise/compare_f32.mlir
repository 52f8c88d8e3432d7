// IEEE-754: the zeros are equal; with a NaN every comparison but NE is false; -infinity is below 1.
func.func @main() {
  %lhs = stablehlo.constant dense<[-0.0, 0x7FC00000, 1.0, 0xFF800000]> : tensor<4xf32>
  %rhs = stablehlo.constant dense<[0.0, 0x7FC00000, 0x7FC00000, 1.0]> : tensor<4xf32>
  %eq = stablehlo.compare EQ, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %ge = stablehlo.compare GE, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %gt = stablehlo.compare GT, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %le = stablehlo.compare LE, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %lt = stablehlo.compare LT, %lhs, %rhs, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %eq, dense<[true, false, false, false]> : tensor<4xi1>
  check.expect_eq_const %ne, dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq_const %ge, dense<[true, false, false, false]> : tensor<4xi1>
  check.expect_eq_const %gt, dense<[false, false, false, false]> : tensor<4xi1>
  check.expect_eq_const %le, dense<[true, false, false, true]> : tensor<4xi1>
  check.expect_eq_const %lt, dense<[false, false, false, true]> : tensor<4xi1>
  return
}
