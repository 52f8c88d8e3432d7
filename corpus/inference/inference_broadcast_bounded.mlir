// broadcast_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, broadcast.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>) -> tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>> {
  %result_0 = stablehlo.broadcast %operand_0, sizes = [2] : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>) -> tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>>
  return %result_0 : tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>>
}
