// batch_norm_training_great: sizes above 2^32 do not wrap. Source: the specification, batch_norm_training.
func.func @main(%operand_0: tensor<4294967299x2xf32>, %operand_1: tensor<2xf32>, %operand_2: tensor<2xf32>) -> (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand_0, %operand_1, %operand_2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %output, %batch_mean, %batch_var : tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>
}
