// The operand has dimensions 0 and 1; the size of dimension 2 is asked for.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<i32> {
  %result = stablehlo.get_dimension_size %operand, dim = 2 : (tensor<2x3xf32>) -> tensor<i32>
  return %result : tensor<i32>
}
