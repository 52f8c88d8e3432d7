// The operand has 2 elements, the result 3.
func.func @main(%min: tensor<2xf32>, %operand: tensor<2xf32>, %max: tensor<f32>) -> tensor<3xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
