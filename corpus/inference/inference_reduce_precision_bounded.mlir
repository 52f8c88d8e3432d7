// reduce_precision_bounded: elementwise ops keep bounds. Source: TypeInference.cpp inferReducePrecisionOp.
func.func @main(%operand_0: tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xf32, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.reduce_precision %operand_0, format = e8m7 : tensor<?xf32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xf32, #stablehlo.bounds<3>>
}
