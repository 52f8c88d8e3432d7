// dynamic_broadcast_in_dim_great: sizes above 2^32 do not wrap. Source: the specification, dynamic_broadcast_in_dim.
func.func @main(%operand_0: tensor<4294967299x2xi8>, %operand_1: tensor<3xi64>) -> tensor<2x4294967299x2xi8> {
  %result_0 = stablehlo.dynamic_broadcast_in_dim %operand_0, %operand_1, dims = [1, 2] : (tensor<4294967299x2xi8>, tensor<3xi64>) -> tensor<2x4294967299x2xi8>
  return %result_0 : tensor<2x4294967299x2xi8>
}
