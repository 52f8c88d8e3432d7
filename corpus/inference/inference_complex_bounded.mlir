// complex_bounded: parts are bounded as their number. Source: TypeInference.cpp inferComplexOp.
func.func @main(%operand_0: tensor<?xf32, #stablehlo.bounds<3>>, %operand_1: tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xcomplex<f32>, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.complex %operand_0, %operand_1 : tensor<?xcomplex<f32>, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xcomplex<f32>, #stablehlo.bounds<3>>
}
