// dynamic_slice_great: a slice of more than 2^32 elements. Source: the specification, dynamic_slice C4.
func.func @main(%operand_0: tensor<4294967300xi8>, %operand_1: tensor<i64>) -> tensor<4294967298xi8> {
  %result_0 = stablehlo.dynamic_slice %operand_0, %operand_1, sizes = [4294967298] : (tensor<4294967300xi8>, tensor<i64>) -> tensor<4294967298xi8>
  return %result_0 : tensor<4294967298xi8>
}
