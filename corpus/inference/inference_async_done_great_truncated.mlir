// async_done_great: sizes above 2^32 do not wrap. Broken: async_done C1. Source: the specification, async_done.
func.func @main(%operand_a: !stablehlo.future<tensor<4294967299x2xi32>>) -> (tensor<3x2xi32>) {
%r = "stablehlo.async_done"(%operand_a) : (!stablehlo.future<tensor<4294967299x2xi32>>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
