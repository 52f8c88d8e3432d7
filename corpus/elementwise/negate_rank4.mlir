// Of four dimensions, one of them 1: element by element in row-major order.
func.func @main() {
  %operand = stablehlo.constant dense<[[[[-6.0, 1.0], [8.0, -4.0], [3.0, -9.0]]], [[[-2.0, 5.0], [-7.0, 0.0], [7.0, -5.0]]]]> : tensor<2x1x3x2xf32>
  %result = stablehlo.negate %operand : tensor<2x1x3x2xf32>
  check.expect_eq_const %result, dense<[[[[6.0, -1.0], [-8.0, 4.0], [-3.0, 9.0]]], [[[2.0, -5.0], [7.0, -0.0], [-7.0, 5.0]]]]> : tensor<2x1x3x2xf32>
  return
}
