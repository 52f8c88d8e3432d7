// dynamic_slice_bounded: the sizes of a slice are known. Broken: dynamic_slice C4. Source: TypeInference.cpp inferDynamicSliceOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<i32>, %operand_c: tensor<i32>) -> (tensor<2x3xi32>) {
%r = "stablehlo.dynamic_slice"(%operand_a, %operand_b, %operand_c) {slice_sizes = array<i64: 2, 3>} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
return %r : tensor<2x3xi32>
}
