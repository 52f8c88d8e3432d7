// slice_bounded: limits say how many elements are taken, so a size that is inferred is known; it must not be above a stated
// bound. Source: TypeInference.cpp inferSliceOp.
func.func @main(%operand_0: tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32> {
  %result_0 = stablehlo.slice %operand_0 [0:3, 1:3] : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32>
  return %result_0 : tensor<?x2xi32>
}
