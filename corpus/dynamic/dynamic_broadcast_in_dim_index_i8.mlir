// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element; the shape is an
// operand. The indices are of type i8.
func.func @main() {
  %operand = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %output_dimensions = stablehlo.constant dense<[2, 3]> : tensor<2xi8>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2xi32>, tensor<2xi8>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xi32>
  return
}
