// cholesky_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: cholesky C1.
// Source: TypeInference.cpp, StablehloOps.td, cholesky.
func.func @main(%operand_a: tensor<?x2x2xf32>) -> (tensor<3x2x5xf32>) {
%r = "stablehlo.cholesky"(%operand_a) {lower = true} : (tensor<?x2x2xf32>) -> tensor<3x2x5xf32>
return %r : tensor<3x2x5xf32>
}
