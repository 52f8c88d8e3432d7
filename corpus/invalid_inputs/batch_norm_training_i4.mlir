// The attribute epsilon is "text"; it must be a 32-bit float attribute.
func.func @main(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = "text", feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %output, %batch_mean, %batch_var : tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>
}
