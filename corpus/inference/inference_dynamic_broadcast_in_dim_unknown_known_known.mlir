// dynamic_broadcast_in_dim_unknown_known: the result may say its sizes. Broken: dynamic_broadcast_in_dim C5. Source:
// TypeInference.cpp verifyDynamicBroadcastInDimOp.
func.func @main(%operand_a: tensor<2xi32>, %operand_b: tensor<2xi64>) -> (tensor<2x3xi32>) {
%r = "stablehlo.dynamic_broadcast_in_dim"(%operand_a, %operand_b) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>, tensor<2xi64>) -> tensor<2x3xi32>
return %r : tensor<2x3xi32>
}
