// reverse_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, reverse.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x2xi32> {
  %result_0 = stablehlo.reverse %operand_0, dims = [0] : (tensor<?x2xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
