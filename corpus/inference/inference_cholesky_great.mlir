// cholesky_great: sizes above 2^32 do not wrap. Source: the specification, cholesky.
func.func @main(%operand_0: tensor<4294967299x2x2xf32>) -> tensor<4294967299x2x2xf32> {
  %result_0 = stablehlo.cholesky %operand_0, lower = true : tensor<4294967299x2x2xf32>
  return %result_0 : tensor<4294967299x2x2xf32>
}
