// The operand variance is of type tensor<f32>; it must be a 1D tensor of floats or integers quantized per tensor.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<f32>) -> tensor<3x2xf32> {
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
