// slice_strided_bounded: a stride divides as it does for known sizes. Broken: slice C5. Source: TypeInference.cpp inferSliceOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<8, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.slice"(%operand_a) {start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 2>, strides = array<i64: 2, 1>} : (tensor<?x2xi32, #stablehlo.bounds<8, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
