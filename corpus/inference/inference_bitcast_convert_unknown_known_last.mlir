// bitcast_convert_unknown_known: the last dimension goes, the unknown one stays. Broken: bitcast_convert C1. Source:
// TypeInference.cpp verifyBitcastConvertOp.
func.func @main(%operand_a: tensor<?x3xi8>) -> (tensor<?xi32>) {
%r = "stablehlo.bitcast_convert"(%operand_a) : (tensor<?x3xi8>) -> tensor<?xi32>
return %r : tensor<?xi32>
}
