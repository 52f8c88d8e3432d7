// async_start_unknown_known: no size may be unknown unless both are. Broken: async_start C4. Source: TypeInference.cpp,
// StablehloOps.td, async_start.
func.func @main(%operand_a: tensor<3x2xi32>) -> (!stablehlo.future<tensor<?x2xi32>>) {
%r = "stablehlo.async_start"(%operand_a) ({
^bb0(%x: tensor<3x2xi32>):
  %s = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "stablehlo.return"(%s) : (tensor<3x2xi32>) -> ()
}) : (tensor<3x2xi32>) -> !stablehlo.future<tensor<?x2xi32>>
return %r : !stablehlo.future<tensor<?x2xi32>>
}
