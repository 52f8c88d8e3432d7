// reshape_unknown_known: the number of elements is compared where it is known. Source: TypeInference.cpp verifyReshapeOp.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x4xi32> {
  %result_0 = stablehlo.reshape %operand_0 : (tensor<?x2xi32>) -> tensor<3x4xi32>
  return %result_0 : tensor<3x4xi32>
}
