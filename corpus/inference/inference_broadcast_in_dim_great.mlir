// broadcast_in_dim_great: a dimension of size 1 becomes one of 2^32 + 1. Source: the specification, broadcast_in_dim C5.
func.func @main(%operand_0: tensor<1xi8>) -> tensor<4294967297xi8> {
  %result_0 = stablehlo.broadcast_in_dim %operand_0, dims = [0] : (tensor<1xi8>) -> tensor<4294967297xi8>
  return %result_0 : tensor<4294967297xi8>
}
