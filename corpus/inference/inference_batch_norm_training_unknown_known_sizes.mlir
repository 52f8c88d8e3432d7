// batch_norm_training_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// batch_norm_training C7. Source: TypeInference.cpp, StablehloOps.td, batch_norm_training.
func.func @main(%operand_a: tensor<?x2xf32>, %operand_b: tensor<2xf32>, %operand_c: tensor<2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) {
%r:3 = "stablehlo.batch_norm_training"(%operand_a, %operand_b, %operand_c) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>)
return %r#0, %r#1, %r#2 : tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>
}
