// dot_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, dot.
func.func @main(%operand_0: tensor<?x4xi8>, %operand_1: tensor<4x2xi8>) -> tensor<3x2xi8> {
  %result_0 = stablehlo.dot %operand_0, %operand_1 : (tensor<?x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi8>
  return %result_0 : tensor<3x2xi8>
}
