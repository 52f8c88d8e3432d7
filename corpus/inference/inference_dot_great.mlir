// dot_great: sizes above 2^32 do not wrap. Source: the specification, dot.
func.func @main(%operand_0: tensor<4294967299x4xi8>, %operand_1: tensor<4x2xi8>) -> tensor<4294967299x2xi8> {
  %result_0 = stablehlo.dot %operand_0, %operand_1 : (tensor<4294967299x4xi8>, tensor<4x2xi8>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
