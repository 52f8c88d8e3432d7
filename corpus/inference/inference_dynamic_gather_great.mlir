// dynamic_gather_great: sizes above 2^32 do not wrap. Source: the specification, dynamic_gather.
func.func @main(%operand_0: tensor<5x2xi8>, %operand_1: tensor<4294967299x1xi64>, %operand_2: tensor<2xi64>) -> tensor<4294967299x2xi8> {
  %result_0 = "stablehlo.dynamic_gather"(%operand_0, %operand_1, %operand_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xi8>, tensor<4294967299x1xi64>, tensor<2xi64>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
