// dynamic_update_slice_great: an update of more than 2^32 elements. Source: the specification, dynamic_update_slice C6.
func.func @main(%operand_0: tensor<4294967298xi8>, %operand_1: tensor<4294967297xi8>, %operand_2: tensor<i64>) -> tensor<4294967298xi8> {
  %result_0 = stablehlo.dynamic_update_slice %operand_0, %operand_1, %operand_2 : (tensor<4294967298xi8>, tensor<4294967297xi8>, tensor<i64>) -> tensor<4294967298xi8>
  return %result_0 : tensor<4294967298xi8>
}
