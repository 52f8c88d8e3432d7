// batch_norm_grad_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td,
// batch_norm_grad.
func.func @main(%operand_0: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %operand_1: tensor<2xf32>, %operand_2: tensor<2xf32>, %operand_3: tensor<2xf32>, %operand_4: tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> (tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xf32>, tensor<2xf32>) {
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand_0, %operand_1, %operand_2, %operand_3, %operand_4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> (tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xf32>, tensor<2xf32>)
  return %grad_operand, %grad_scale, %grad_offset : tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xf32>, tensor<2xf32>
}
