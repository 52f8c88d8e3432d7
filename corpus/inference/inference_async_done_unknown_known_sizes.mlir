// async_done_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: async_done
// C1. Source: TypeInference.cpp, StablehloOps.td, async_done.
func.func @main(%operand_a: !stablehlo.future<tensor<?x2xi32>>) -> (tensor<3x5xi32>) {
%r = "stablehlo.async_done"(%operand_a) : (!stablehlo.future<tensor<?x2xi32>>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
