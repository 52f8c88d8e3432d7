// transpose_unknown_known: the result may know more. Source: TypeInference.cpp inferTransposeOp.
func.func @main(%operand_0: tensor<?x3xi32>) -> tensor<3x2xi32> {
  %result_0 = stablehlo.transpose %operand_0, dims = [1, 0] : (tensor<?x3xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
