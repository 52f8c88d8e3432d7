// The attribute source_target_pairs is dense<[[0, 1], [1, 0]]> : tensor<2x2xi32>; it must be a 64-bit signless integer elements attribute.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi32>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
