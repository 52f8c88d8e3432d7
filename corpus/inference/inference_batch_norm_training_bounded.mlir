// batch_norm_training_bounded: the bound of the features passes to mean and variance. Source: TypeInference.cpp
// inferBatchNormTrainingOp.
func.func @main(%operand_0: tensor<?x?xf32, #stablehlo.bounds<3, 2>>, %operand_1: tensor<?xf32, #stablehlo.bounds<2>>, %operand_2: tensor<?xf32, #stablehlo.bounds<2>>) -> (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<?xf32, #stablehlo.bounds<2>>, tensor<?xf32, #stablehlo.bounds<2>>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand_0, %operand_1, %operand_2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<?xf32, #stablehlo.bounds<2>>, tensor<?xf32, #stablehlo.bounds<2>>) -> (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<?xf32, #stablehlo.bounds<2>>, tensor<?xf32, #stablehlo.bounds<2>>)
  return %output, %batch_mean, %batch_var : tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<?xf32, #stablehlo.bounds<2>>, tensor<?xf32, #stablehlo.bounds<2>>
}
