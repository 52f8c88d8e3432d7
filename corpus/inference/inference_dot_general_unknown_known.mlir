// dot_general_unknown_known: a contracting size of one operand may be unknown. Source: TypeInference.cpp inferDotGeneralOp.
func.func @main(%operand_0: tensor<?x3x?xi32>, %operand_1: tensor<2x4x5xi32>) -> tensor<2x3x5xi32> {
  %result_0 = stablehlo.dot_general %operand_0, %operand_1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x3x?xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
  return %result_0 : tensor<2x3x5xi32>
}
