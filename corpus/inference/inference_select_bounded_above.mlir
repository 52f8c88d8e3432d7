// select_bounded: the result has the smaller bound of the two values. Broken: select C2. Source: TypeInference.cpp inferSelectOp.
func.func @main(%operand_a: tensor<?xi1, #stablehlo.bounds<3>>, %operand_b: tensor<?xi32, #stablehlo.bounds<4>>, %operand_c: tensor<?xi32, #stablehlo.bounds<5>>) -> (tensor<6xi32>) {
%r = "stablehlo.select"(%operand_a, %operand_b, %operand_c) : (tensor<?xi1, #stablehlo.bounds<3>>, tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<6xi32>
return %r : tensor<6xi32>
}
