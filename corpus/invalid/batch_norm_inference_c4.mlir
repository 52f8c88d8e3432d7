// The operand has 2 features, the offset 4 elements.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %offset: tensor<4xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
