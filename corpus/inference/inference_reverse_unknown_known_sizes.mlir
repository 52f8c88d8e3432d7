// reverse_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: reverse C1.
// Source: TypeInference.cpp, StablehloOps.td, reverse.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x5xi32>) {
%r = "stablehlo.reverse"(%operand_a) {dimensions = array<i64: 0>} : (tensor<?x2xi32>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
