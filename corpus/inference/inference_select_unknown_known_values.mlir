// select_unknown_known: a predicate of unknown size fits. Broken: select C2. Source: TypeInference.cpp inferSelectOp.
func.func @main(%operand_a: tensor<?xi1>, %operand_b: tensor<2xi32>, %operand_c: tensor<3xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.select"(%operand_a, %operand_b, %operand_c) : (tensor<?xi1>, tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
