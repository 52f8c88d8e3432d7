// A format without mantissa has powers of two: each number goes to the nearer one.
func.func @main() {
  %operand = stablehlo.constant dense<[1.25, 1.75, -5.0, 7.0, -0.3125, 0.0, -0.0]> : tensor<7xf32>
  %result = stablehlo.reduce_precision %operand, format = e5m0 : tensor<7xf32>
  check.expect_eq_const %result, dense<[1.0, 2.0, -4.0, 8.0, -0.25, 0.0, -0.0]> : tensor<7xf32>
  return
}
