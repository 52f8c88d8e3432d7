// reduce_precision_great: sizes above 2^32 do not wrap. Source: the specification, reduce_precision.
func.func @main(%operand_0: tensor<4294967299x2xf32>) -> tensor<4294967299x2xf32> {
  %result_0 = stablehlo.reduce_precision %operand_0, format = e8m7 : tensor<4294967299x2xf32>
  return %result_0 : tensor<4294967299x2xf32>
}
