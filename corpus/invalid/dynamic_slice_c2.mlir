// The operand has two dimensions, but one start index is given.
func.func @main(%operand: tensor<2x3xf32>, %start: tensor<i64>) -> tensor<1x3xf32> {
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>) -> tensor<1x3xf32>
  return %result : tensor<1x3xf32>
}
