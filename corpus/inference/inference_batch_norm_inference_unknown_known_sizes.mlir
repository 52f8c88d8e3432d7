// batch_norm_inference_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// batch_norm_inference C7. Source: TypeInference.cpp, StablehloOps.td, batch_norm_inference.
func.func @main(%operand_a: tensor<?x2xf32>, %operand_b: tensor<2xf32>, %operand_c: tensor<2xf32>, %operand_d: tensor<2xf32>, %operand_e: tensor<2xf32>) -> (tensor<3x5xf32>) {
%r = "stablehlo.batch_norm_inference"(%operand_a, %operand_b, %operand_c, %operand_d, %operand_e) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x5xf32>
return %r : tensor<3x5xf32>
}
