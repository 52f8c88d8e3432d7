// reduce_precision_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, reduce_precision.
func.func @main(%operand_0: tensor<?x2xf32>) -> tensor<3x2xf32> {
  %result_0 = stablehlo.reduce_precision %operand_0, format = e8m7 : (tensor<?x2xf32>) -> tensor<3x2xf32>
  return %result_0 : tensor<3x2xf32>
}
