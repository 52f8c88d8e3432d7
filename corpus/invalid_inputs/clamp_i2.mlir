// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%min: tensor<2xf32>, %operand: tensor<*xf32>, %max: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<2xf32>, tensor<*xf32>, tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
