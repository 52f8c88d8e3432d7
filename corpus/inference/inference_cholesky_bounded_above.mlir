// cholesky_bounded: a batch that is bounded. Broken: cholesky C1. Source: TypeInference.cpp inferCholeskyOp.
func.func @main(%operand_a: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> (tensor<4x2x2xf32>) {
%r = "stablehlo.cholesky"(%operand_a) {lower = true} : (tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<4x2x2xf32>
return %r : tensor<4x2x2xf32>
}
