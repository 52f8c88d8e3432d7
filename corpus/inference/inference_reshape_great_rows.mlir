// reshape_great: 2^32 + 2^16 elements. Source: the specification, reshape C2.
func.func @main(%operand_0: tensor<65536x65537xi8>) -> tensor<65537x65536xi8> {
  %result_0 = stablehlo.reshape %operand_0 : (tensor<65536x65537xi8>) -> tensor<65537x65536xi8>
  return %result_0 : tensor<65537x65536xi8>
}
