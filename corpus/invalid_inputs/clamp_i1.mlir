// The operand min is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%min: tensor<*xf32>, %operand: tensor<2xf32>, %max: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<*xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
