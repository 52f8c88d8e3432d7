// reduce_window_great_window: a window of three elements, 2^31 apart. Source: the specification, reduce_window C15.
func.func @main(%operand_0: tensor<4294967300xi8>, %operand_1: tensor<i8>) -> tensor<4xi8> {
  %result_0 = "stablehlo.reduce_window"(%operand_0, %operand_1) <{window_dilations = array<i64: 2147483648>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%operand_2: tensor<i8>, %operand_3: tensor<i8>):
    stablehlo.return %operand_3 : tensor<i8>
  }) : (tensor<4294967300xi8>, tensor<i8>) -> tensor<4xi8>
  return %result_0 : tensor<4xi8>
}
