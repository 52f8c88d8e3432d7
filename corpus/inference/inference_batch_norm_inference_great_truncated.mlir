// batch_norm_inference_great: sizes above 2^32 do not wrap. Broken: batch_norm_inference C7. Source: the specification,
// batch_norm_inference.
func.func @main(%operand_a: tensor<4294967299x2xf32>, %operand_b: tensor<2xf32>, %operand_c: tensor<2xf32>, %operand_d: tensor<2xf32>, %operand_e: tensor<2xf32>) -> (tensor<3x2xf32>) {
%r = "stablehlo.batch_norm_inference"(%operand_a, %operand_b, %operand_c, %operand_d, %operand_e) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
return %r : tensor<3x2xf32>
}
