// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element; the shape is an
// operand.
func.func @main() {
  %operand = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %output_dimensions = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2xi1>, tensor<2xi64>) -> tensor<2x3xi1>
  check.expect_eq_const %result, dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  return
}
