// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>) -> tensor<i32> {
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3xsi32>) -> tensor<i32>
  return %result : tensor<i32>
}
