// broadcast_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: broadcast
// shape. Source: TypeInference.cpp, StablehloOps.td, broadcast.
func.func @main(%operand_a: tensor<?x2xi8>) -> (tensor<2x3x5xi8>) {
%r = "stablehlo.broadcast"(%operand_a) {broadcast_sizes = array<i64: 2>} : (tensor<?x2xi8>) -> tensor<2x3x5xi8>
return %r : tensor<2x3x5xi8>
}
