// Rows are added to rows of a matrix of 30. Their numbers are sorted, and one stands twice.
func.func @main() {
  %matrix = stablehlo.constant dense<[[2.0, -7.0, 8.0, -8.0, -6.0], [-2.0, -5.0, -9.0, 2.0, -5.0], [7.0, -8.0, 2.0, -1.0, 3.0], [-1.0, -5.0, 2.0, 5.0, 3.0], [7.0, 4.0, -6.0, -9.0, -2.0], [9.0, 6.0, 2.0, -6.0, 3.0]]> : tensor<6x5xf32>
  %places = stablehlo.constant dense<[[1], [4], [4]]> : tensor<3x1xi32>
  %updates = stablehlo.constant dense<[[-2.0, 8.0, -7.0, 8.0, -8.0], [-4.0, 9.0, 3.0, 4.0, 0.0], [-1.0, 2.0, -9.0, -6.0, 8.0]]> : tensor<3x5xf32>
  %result = "stablehlo.scatter"(%matrix, %places, %updates) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<6x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<6x5xf32>
  check.expect_eq_const %result, dense<[[2.0, -7.0, 8.0, -8.0, -6.0], [-4.0, 3.0, -16.0, 10.0, -13.0], [7.0, -8.0, 2.0, -1.0, 3.0], [-1.0, -5.0, 2.0, 5.0, 3.0], [2.0, 15.0, -12.0, -11.0, 6.0], [9.0, 6.0, 2.0, -6.0, 3.0]]> : tensor<6x5xf32>
  return
}
