// dot_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: dot shape.
// Source: TypeInference.cpp, StablehloOps.td, dot.
func.func @main(%operand_a: tensor<?x4xi8>, %operand_b: tensor<4x2xi8>) -> (tensor<3x5xi8>) {
%r = "stablehlo.dot"(%operand_a, %operand_b) : (tensor<?x4xi8>, tensor<4x2xi8>) -> tensor<3x5xi8>
return %r : tensor<3x5xi8>
}
