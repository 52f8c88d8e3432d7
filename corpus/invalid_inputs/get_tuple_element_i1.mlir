// The operand operand is of type tensor<f32>; it must be a tuple.
func.func @main(%operand: tensor<f32>) -> tensor<i8> {
  %result = stablehlo.get_tuple_element %operand[1] : (tensor<f32>) -> tensor<i8>
  return %result : tensor<i8>
}
