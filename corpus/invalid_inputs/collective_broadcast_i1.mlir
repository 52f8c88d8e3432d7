// The operand operands holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>) -> tensor<2xsi32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2xsi32>) -> tensor<2xsi32>
  return %result : tensor<2xsi32>
}
