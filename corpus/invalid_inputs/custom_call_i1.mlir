// The operand inputs holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%input: tensor<2x3xsi32>) -> tensor<2x3xsi32> {
  %result = stablehlo.custom_call @x(%input) {backend_config = ""} : (tensor<2x3xsi32>) -> tensor<2x3xsi32>
  return %result : tensor<2x3xsi32>
}
