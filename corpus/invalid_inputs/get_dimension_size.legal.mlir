// A legal get_dimension_size, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<i32> {
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  return %result : tensor<i32>
}
