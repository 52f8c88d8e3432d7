// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>, %start_0: tensor<i64>, %start_1: tensor<i64>) -> tensor<1x3xsi32> {
  %result = stablehlo.dynamic_slice %operand, %start_0, %start_1, sizes = [1, 3] : (tensor<2x3xsi32>, tensor<i64>, tensor<i64>) -> tensor<1x3xsi32>
  return %result : tensor<1x3xsi32>
}
