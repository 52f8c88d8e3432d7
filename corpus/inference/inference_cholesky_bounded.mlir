// cholesky_bounded: a batch that is bounded. Source: TypeInference.cpp inferCholeskyOp.
func.func @main(%operand_0: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %result_0 = stablehlo.cholesky %operand_0, lower = true : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %result_0 : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
}
