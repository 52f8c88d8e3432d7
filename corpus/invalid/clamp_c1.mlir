// The lower bound has 3 elements, the operand 2.
func.func @main(%min: tensor<3xf32>, %operand: tensor<2xf32>, %max: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<3xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
