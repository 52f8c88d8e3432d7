// The operand output_shape is of type tensor<2xf32>; it must be a statically shaped 1-dimensional tensor of indices or integers.
func.func @main(%output_shape: tensor<2xf32>) -> tensor<?x4xf32> {
  %result = stablehlo.dynamic_iota %output_shape, dim = 1 : (tensor<2xf32>) -> tensor<?x4xf32>
  return %result : tensor<?x4xf32>
}
