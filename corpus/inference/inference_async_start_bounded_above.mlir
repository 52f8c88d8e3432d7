// async_start_bounded: bounds pass, and a known size must not be above them. Broken: async_start C4. Source: TypeInference.cpp,
// StablehloOps.td, async_start.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> (!stablehlo.future<tensor<4x2xi32>>) {
%r = "stablehlo.async_start"(%operand_a) ({
^bb0(%x: tensor<?x2xi32, #stablehlo.bounds<3, ?>>):
  %s = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  "stablehlo.return"(%s) : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> ()
}) : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> !stablehlo.future<tensor<4x2xi32>>
return %r : !stablehlo.future<tensor<4x2xi32>>
}
