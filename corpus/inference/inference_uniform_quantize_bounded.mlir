// uniform_quantize_bounded: elementwise ops keep bounds. Source: TypeInference.cpp inferUniformQuantizeOp.
func.func @main(%operand_0: tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?x!quant.uniform<i8:f32, 2.000000e+00>, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.uniform_quantize %operand_0 : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?x!quant.uniform<i8:f32, 2.000000e+00>, #stablehlo.bounds<3>>
  return %result_0 : tensor<?x!quant.uniform<i8:f32, 2.000000e+00>, #stablehlo.bounds<3>>
}
