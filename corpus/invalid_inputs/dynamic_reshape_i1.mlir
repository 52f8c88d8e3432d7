// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>, %output_shape: tensor<1xi64>) -> tensor<?xsi32> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xsi32>, tensor<1xi64>) -> tensor<?xsi32>
  return %result : tensor<?xsi32>
}
