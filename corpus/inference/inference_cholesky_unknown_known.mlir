// cholesky_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, cholesky.
func.func @main(%operand_0: tensor<?x2x2xf32>) -> tensor<3x2x2xf32> {
  %result_0 = stablehlo.cholesky %operand_0, lower = true : (tensor<?x2x2xf32>) -> tensor<3x2x2xf32>
  return %result_0 : tensor<3x2x2xf32>
}
