// The operand operand is of type tensor<f32>; it must be a future.
func.func @main(%operand: tensor<f32>) -> tensor<2xf32> {
  %result = "stablehlo.async_done"(%operand) : (tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
