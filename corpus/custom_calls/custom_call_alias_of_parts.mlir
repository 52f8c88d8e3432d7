// Element 0 of the result and element 2 of operand 1 share their memory: of the three numbers none is another's.
func.func @main(%first: tensor<2xf32>, %second: tuple<tensor<3xi32>, tensor<5xi8>, tensor<4xf32>>) -> tuple<tensor<4xf32>, tensor<2xf32>> {
  %result = stablehlo.custom_call @foo(%first, %second) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = [2]>]} : (tensor<2xf32>, tuple<tensor<3xi32>, tensor<5xi8>, tensor<4xf32>>) -> tuple<tensor<4xf32>, tensor<2xf32>>
  return %result : tuple<tensor<4xf32>, tensor<2xf32>>
}
