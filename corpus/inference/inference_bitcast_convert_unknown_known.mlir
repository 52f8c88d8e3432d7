// bitcast_convert_unknown_known: the last dimension goes, the unknown one stays. Source: TypeInference.cpp
// verifyBitcastConvertOp.
func.func @main(%operand_0: tensor<?x4xi8>) -> tensor<?xi32> {
  %result_0 = stablehlo.bitcast_convert %operand_0 : (tensor<?x4xi8>) -> tensor<?xi32>
  return %result_0 : tensor<?xi32>
}
