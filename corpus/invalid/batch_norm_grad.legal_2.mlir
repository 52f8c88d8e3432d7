// A legal batch_norm_grad, which programs beside it break by one edit each.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>)
  return %grad_operand, %grad_scale, %grad_offset : tensor<3x2xf32>, tensor<?xf32>, tensor<?xf32>
}
