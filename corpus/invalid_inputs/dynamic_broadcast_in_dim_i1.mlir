// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>, %output_dimensions: tensor<2xi64>) -> tensor<?x2xsi32> {
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<2xsi32>, tensor<2xi64>) -> tensor<?x2xsi32>
  return %result : tensor<?x2xsi32>
}
