// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<*xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %output, %batch_mean, %batch_var : tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>
}
