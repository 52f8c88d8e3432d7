// The operand has dimensions 0 and 1; the features are said to be in dimension 2.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %output, %batch_mean, %batch_var : tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>
}
