// async_done_bounded: bounds pass, and a known size must not be above them. Broken: async_done C1. Source: TypeInference.cpp,
// StablehloOps.td, async_done.
func.func @main(%operand_a: !stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.async_done"(%operand_a) : (!stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
