// Sizes of the result are unknown until the program runs. Dimension 0 of the operand is dimension 0 of the
// result, so every row repeats one element; the shape is an operand.
func.func @main() {
  %operand = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %output_dimensions = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %unknown = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xi32>
  return
}
