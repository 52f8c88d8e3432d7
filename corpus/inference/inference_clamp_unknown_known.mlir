// clamp_unknown_known: limits of unknown size fit. Source: TypeInference.cpp inferClampOp.
func.func @main(%operand_0: tensor<?xi32>, %operand_1: tensor<2xi32>, %operand_2: tensor<i32>) -> tensor<2xi32> {
  %result_0 = stablehlo.clamp %operand_0, %operand_1, %operand_2 : (tensor<?xi32>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
