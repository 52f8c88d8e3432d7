// slice_strided_bounded: a stride divides as it does for known sizes. Source: TypeInference.cpp inferSliceOp.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<8, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = stablehlo.slice %operand_0 [1:7:2, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<8, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}
