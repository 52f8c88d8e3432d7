// clamp_great: sizes above 2^32 do not wrap. Source: the specification, clamp.
func.func @main(%operand_0: tensor<i8>, %operand_1: tensor<4294967299x2xi8>, %operand_2: tensor<i8>) -> tensor<4294967299x2xi8> {
  %result_0 = stablehlo.clamp %operand_0, %operand_1, %operand_2 : (tensor<i8>, tensor<4294967299x2xi8>, tensor<i8>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
