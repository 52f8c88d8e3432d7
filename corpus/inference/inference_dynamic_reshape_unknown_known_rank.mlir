// dynamic_reshape_unknown_known: the result may say a size. Broken: dynamic_reshape C4. Source: TypeInference.cpp
// verifyDynamicReshapeOp.
func.func @main(%operand_a: tensor<2x3xi32>, %operand_b: tensor<2xi64>) -> (tensor<6x?x1xi32>) {
%r = "stablehlo.dynamic_reshape"(%operand_a, %operand_b) : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<6x?x1xi32>
return %r : tensor<6x?x1xi32>
}
