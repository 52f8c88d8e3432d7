// scatter_bounded: indices and updates are bounded alike. Broken: scatter C4. Source: TypeInference.cpp verifyScatterOp,
// validateScatterDimensionNumbers.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<5, ?>>, %operand_b: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %operand_c: tensor<?x3xi32, #stablehlo.bounds<3, ?>>) -> (tensor<?x2xi32, #stablehlo.bounds<5, ?>>) {
%r = "stablehlo.scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  "stablehlo.return"(%y) : (tensor<i32>) -> ()
}) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<?x3xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
return %r : tensor<?x2xi32, #stablehlo.bounds<5, ?>>
}
