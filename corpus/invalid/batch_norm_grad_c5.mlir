// The operand has 2 features, but scale, mean and variance have 4 elements.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<4xf32>, %mean: tensor<4xf32>, %variance: tensor<4xf32>, %grad_output: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>)
  return %grad_operand, %grad_scale, %grad_offset : tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>
}
