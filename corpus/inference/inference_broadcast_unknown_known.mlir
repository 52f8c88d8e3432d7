// broadcast_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, broadcast.
func.func @main(%operand_0: tensor<?x2xi8>) -> tensor<2x3x2xi8> {
  %result_0 = stablehlo.broadcast %operand_0, sizes = [2] : (tensor<?x2xi8>) -> tensor<2x3x2xi8>
  return %result_0 : tensor<2x3x2xi8>
}
