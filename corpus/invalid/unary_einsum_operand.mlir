// The operand is a tuple.
func.func @main(%operand: tuple<tensor<2x3xf32>>) -> tensor<2xf32> {
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ij->i"}> : (tuple<tensor<2x3xf32>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
