// add_unknown_known: sizes are compatible if they are equal or one is unknown. Source: Base.cpp verifyCompatibleDims; the
// specification, dynamism.
func.func @main(%operand_0: tensor<?x3xi32>, %operand_1: tensor<2x?xi32>) -> tensor<2x3xi32> {
  %result_0 = stablehlo.add %operand_0, %operand_1 : (tensor<?x3xi32>, tensor<2x?xi32>) -> tensor<2x3xi32>
  return %result_0 : tensor<2x3xi32>
}
