// The operand shape is of type tensor<2xf32>; it must be a statically shaped 1-dimensional tensor of indices or integers.
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %shape: tensor<2xf32>) -> tensor<?x3xf32> {
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<2xf32>) -> tensor<?x3xf32>
  return %result : tensor<?x3xf32>
}
