// batch_norm_training_great: sizes above 2^32 do not wrap. Broken: batch_norm_training C7. Source: the specification,
// batch_norm_training.
func.func @main(%operand_a: tensor<4294967299x2xf32>, %operand_b: tensor<2xf32>, %operand_c: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) {
%r:3 = "stablehlo.batch_norm_training"(%operand_a, %operand_b, %operand_c) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
return %r#0, %r#1, %r#2 : tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>
}
