// A legal unary_einsum, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2xf32> {
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ij->i"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
