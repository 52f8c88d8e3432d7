// scatter_unknown_known: updates that are known fit indices that are not. Broken: scatter C4. Source: TypeInference.cpp
// verifyScatterOp.
func.func @main(%operand_a: tensor<5x1xi32>, %operand_b: tensor<?x1xi32>, %operand_c: tensor<3x2xi32>) -> (tensor<5x1xi32>) {
%r = "stablehlo.scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  "stablehlo.return"(%y) : (tensor<i32>) -> ()
}) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x1xi32>, tensor<?x1xi32>, tensor<3x2xi32>) -> tensor<5x1xi32>
return %r : tensor<5x1xi32>
}
