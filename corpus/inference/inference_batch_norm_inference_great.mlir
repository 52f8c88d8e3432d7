// batch_norm_inference_great: sizes above 2^32 do not wrap. Source: the specification, batch_norm_inference.
func.func @main(%operand_0: tensor<4294967299x2xf32>, %operand_1: tensor<2xf32>, %operand_2: tensor<2xf32>, %operand_3: tensor<2xf32>, %operand_4: tensor<2xf32>) -> tensor<4294967299x2xf32> {
  %result_0 = "stablehlo.batch_norm_inference"(%operand_0, %operand_1, %operand_2, %operand_3, %operand_4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4294967299x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4294967299x2xf32>
  return %result_0 : tensor<4294967299x2xf32>
}
