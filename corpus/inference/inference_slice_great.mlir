// slice_great: limits above 2^32. Source: the specification, slice C3, C5.
func.func @main(%operand_0: tensor<4294967301xi8>) -> tensor<3xi8> {
  %result_0 = stablehlo.slice %operand_0 [4294967295:4294967300:2] : (tensor<4294967301xi8>) -> tensor<3xi8>
  return %result_0 : tensor<3xi8>
}
