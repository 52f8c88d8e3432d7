// torch_index_select_bounded: the indices are bounded. Source: TypeInference.cpp inferTorchIndexSelectOp.
func.func @main(%operand_0: tensor<4x2xi32>, %operand_1: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?x2xi32> {
  %result_0 = "stablehlo.torch_index_select"(%operand_0, %operand_1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x2xi32>, tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?x2xi32>
  return %result_0 : tensor<?x2xi32>
}
