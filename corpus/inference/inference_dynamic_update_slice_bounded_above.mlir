// dynamic_update_slice_bounded: the result has the bounds of the operand, not of the update. Broken: dynamic_update_slice C1.
// Source: TypeInference.cpp inferDynamicUpdateSliceOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<4, ?>>, %operand_b: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %operand_c: tensor<i32>, %operand_d: tensor<i32>) -> (tensor<5x2xi32>) {
%r = "stablehlo.dynamic_update_slice"(%operand_a, %operand_b, %operand_c, %operand_d) : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<i32>, tensor<i32>) -> tensor<5x2xi32>
return %r : tensor<5x2xi32>
}
