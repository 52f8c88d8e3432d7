// batch_norm_training_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, batch_norm_training.
func.func @main(%operand_0: tensor<?x2xf32>, %operand_1: tensor<2xf32>, %operand_2: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand_0, %operand_1, %operand_2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %output, %batch_mean, %batch_var : tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>
}
