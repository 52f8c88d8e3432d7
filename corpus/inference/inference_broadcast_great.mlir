// broadcast_great: sizes above 2^32 do not wrap. Source: the specification, broadcast.
func.func @main(%operand_0: tensor<4294967299x2xi8>) -> tensor<2x4294967299x2xi8> {
  %result_0 = stablehlo.broadcast %operand_0, sizes = [2] : (tensor<4294967299x2xi8>) -> tensor<2x4294967299x2xi8>
  return %result_0 : tensor<2x4294967299x2xi8>
}
