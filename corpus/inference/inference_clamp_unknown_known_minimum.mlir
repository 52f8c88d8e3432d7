// clamp_unknown_known: limits of unknown size fit. Broken: clamp C1. Source: TypeInference.cpp inferClampOp.
func.func @main(%operand_a: tensor<3xi32>, %operand_b: tensor<2xi32>, %operand_c: tensor<i32>) -> (tensor<2xi32>) {
%r = "stablehlo.clamp"(%operand_a, %operand_b, %operand_c) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
