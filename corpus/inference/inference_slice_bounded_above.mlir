// slice_bounded: limits say how many elements are taken, so a size that is inferred is known; it must not be above a stated
// bound. Broken: slice C5. Source: TypeInference.cpp inferSliceOp.
func.func @main(%operand_a: tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.slice"(%operand_a) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
