// dynamic_slice_unknown_known: a slice of any size fits an unknown one. Broken: dynamic_slice C4. Source: TypeInference.cpp
// inferDynamicSliceOp.
func.func @main(%operand_a: tensor<8x2xi32>, %operand_b: tensor<i32>, %operand_c: tensor<i32>) -> (tensor<9x1xi32>) {
%r = "stablehlo.dynamic_slice"(%operand_a, %operand_b, %operand_c) {slice_sizes = array<i64: 9, 1>} : (tensor<8x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x1xi32>
return %r : tensor<9x1xi32>
}
