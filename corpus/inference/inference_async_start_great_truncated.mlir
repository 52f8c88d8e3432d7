// async_start_great: sizes above 2^32 do not wrap. Broken: async_start C4. Source: the specification, async_start.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (!stablehlo.future<tensor<3x2xi32>>) {
%r = "stablehlo.async_start"(%operand_a) ({
^bb0(%x: tensor<4294967299x2xi32>):
  %s = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32>
  "stablehlo.return"(%s) : (tensor<4294967299x2xi32>) -> ()
}) : (tensor<4294967299x2xi32>) -> !stablehlo.future<tensor<3x2xi32>>
return %r : !stablehlo.future<tensor<3x2xi32>>
}
