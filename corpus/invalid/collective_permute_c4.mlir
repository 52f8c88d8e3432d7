// A pair names process -1.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, -1]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
