// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element; the shape is an
// operand.
func.func @main() {
  %operand = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  %output_dimensions = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2xui32>, tensor<2xi64>) -> tensor<2x3xui32>
  check.expect_eq_const %result, dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xui32>
  return
}
