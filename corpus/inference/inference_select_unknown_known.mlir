// select_unknown_known: a predicate of unknown size fits. Source: TypeInference.cpp inferSelectOp.
func.func @main(%operand_0: tensor<?xi1>, %operand_1: tensor<2xi32>, %operand_2: tensor<?xi32>) -> tensor<2xi32> {
  %result_0 = stablehlo.select %operand_0, %operand_1, %operand_2 : (tensor<?xi1>, tensor<2xi32>, tensor<?xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
