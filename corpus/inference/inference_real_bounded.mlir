// real_bounded: a part is bounded as its number. Source: TypeInference.cpp inferRealOp.
func.func @main(%operand_0: tensor<?xcomplex<f32>, #stablehlo.bounds<3>>) -> tensor<?xf32, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.real %operand_0 : (tensor<?xcomplex<f32>, #stablehlo.bounds<3>>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xf32, #stablehlo.bounds<3>>
}
