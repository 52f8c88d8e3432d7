// broadcast_in_dim_unknown_known: an unknown size may be 1 or that of the result. Broken: broadcast_in_dim C5. Source:
// TypeInference.cpp verifyBroadcastInDimOp.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<2x3xi32>) {
%r = "stablehlo.broadcast_in_dim"(%operand_a) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<2x3xi32>
return %r : tensor<2x3xi32>
}
