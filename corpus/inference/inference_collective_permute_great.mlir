// collective_permute_great: sizes above 2^32 do not wrap. Source: the specification, collective_permute.
func.func @main(%operand_0: tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32> {
  %result_0 = "stablehlo.collective_permute"(%operand_0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}
