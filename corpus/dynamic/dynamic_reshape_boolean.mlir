// Elements keep their row-major order; the shape is an operand.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [false, true, true]]> : tensor<2x3xi1>
  %output_shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xi1>, tensor<2xi64>) -> tensor<3x2xi1>
  check.expect_eq_const %result, dense<[[true, false], [false, false], [true, true]]> : tensor<3x2xi1>
  return
}
