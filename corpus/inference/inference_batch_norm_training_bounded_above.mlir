// batch_norm_training_bounded: the bound of the features passes to mean and variance. Broken: batch_norm_training C5. Source:
// TypeInference.cpp inferBatchNormTrainingOp.
func.func @main(%operand_a: tensor<?x?xf32, #stablehlo.bounds<3, 2>>, %operand_b: tensor<?xf32, #stablehlo.bounds<2>>, %operand_c: tensor<?xf32, #stablehlo.bounds<2>>) -> (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<3xf32>, tensor<?xf32, #stablehlo.bounds<2>>) {
%r:3 = "stablehlo.batch_norm_training"(%operand_a, %operand_b, %operand_c) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<?xf32, #stablehlo.bounds<2>>, tensor<?xf32, #stablehlo.bounds<2>>) -> (tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<3xf32>, tensor<?xf32, #stablehlo.bounds<2>>)
return %r#0, %r#1, %r#2 : tensor<?x?xf32, #stablehlo.bounds<3, 2>>, tensor<3xf32>, tensor<?xf32, #stablehlo.bounds<2>>
}
