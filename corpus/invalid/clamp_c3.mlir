// The upper bound is an f64, the operand holds f32.
func.func @main(%min: tensor<2xf32>, %operand: tensor<2xf32>, %max: tensor<f64>) -> tensor<2xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<2xf32>, tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
