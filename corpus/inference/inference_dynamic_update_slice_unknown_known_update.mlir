// dynamic_update_slice_unknown_known: an update of any size fits an unknown one. Broken: dynamic_update_slice C6. Source:
// TypeInference.cpp inferDynamicUpdateSliceOp.
func.func @main(%operand_a: tensor<?x2xi32>, %operand_b: tensor<9x3xi32>, %operand_c: tensor<i32>, %operand_d: tensor<i32>) -> (tensor<?x2xi32>) {
%r = "stablehlo.dynamic_update_slice"(%operand_a, %operand_b, %operand_c, %operand_d) : (tensor<?x2xi32>, tensor<9x3xi32>, tensor<i32>, tensor<i32>) -> tensor<?x2xi32>
return %r : tensor<?x2xi32>
}
