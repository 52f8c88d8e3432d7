// async_done_great: sizes above 2^32 do not wrap. Source: the specification, async_done.
func.func @main(%operand_0: !stablehlo.future<tensor<4294967299x2xi32>>) -> tensor<4294967299x2xi32> {
  %result_0 = "stablehlo.async_done"(%operand_0) : (!stablehlo.future<tensor<4294967299x2xi32>>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}
