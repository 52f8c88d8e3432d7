// The attribute index is 1 : i64; it must be a 32-bit signless integer attribute whose value is non-negative.
func.func @main(%operand: tuple<tensor<2xf32>, tensor<i8>>) -> (tensor<i8>) {
  %result = "stablehlo.get_tuple_element"(%operand) {index = 1 : i64} : (tuple<tensor<2xf32>, tensor<i8>>) -> tensor<i8>
  return %result : tensor<i8>
}
