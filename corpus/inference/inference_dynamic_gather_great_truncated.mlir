// dynamic_gather_great: sizes above 2^32 do not wrap. Broken: dynamic_gather C13. Source: the specification, dynamic_gather.
func.func @main(%operand_a: tensor<5x2xi8>, %operand_b: tensor<4294967299x1xi64>, %operand_c: tensor<2xi64>) -> (tensor<3x2xi8>) {
%r = "stablehlo.dynamic_gather"(%operand_a, %operand_b, %operand_c) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x2xi8>, tensor<4294967299x1xi64>, tensor<2xi64>) -> tensor<3x2xi8>
return %r : tensor<3x2xi8>
}
