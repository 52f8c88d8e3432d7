// batch_norm_inference_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, batch_norm_inference.
func.func @main(%operand_0: tensor<?x2xf32>, %operand_1: tensor<2xf32>, %operand_2: tensor<2xf32>, %operand_3: tensor<2xf32>, %operand_4: tensor<2xf32>) -> tensor<3x2xf32> {
  %result_0 = "stablehlo.batch_norm_inference"(%operand_0, %operand_1, %operand_2, %operand_3, %operand_4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %result_0 : tensor<3x2xf32>
}
