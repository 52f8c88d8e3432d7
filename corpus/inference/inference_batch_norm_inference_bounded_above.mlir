// batch_norm_inference_bounded: a batch that is bounded. Broken: batch_norm_inference C7. Source: TypeInference.cpp
// inferBatchNormInferenceOp.
func.func @main(%operand_a: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<2xf32>, %operand_c: tensor<2xf32>, %operand_d: tensor<2xf32>, %operand_e: tensor<2xf32>) -> (tensor<4x2xf32>) {
%r = "stablehlo.batch_norm_inference"(%operand_a, %operand_b, %operand_c, %operand_d, %operand_e) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
return %r : tensor<4x2xf32>
}
