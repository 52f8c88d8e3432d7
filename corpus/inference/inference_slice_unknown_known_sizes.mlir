// slice_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: slice C5.
// Source: TypeInference.cpp, StablehloOps.td, slice.
func.func @main(%operand_a: tensor<?x4xi8>) -> (tensor<3x5xi8>) {
%r = "stablehlo.slice"(%operand_a) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>} : (tensor<?x4xi8>) -> tensor<3x5xi8>
return %r : tensor<3x5xi8>
}
