// Numbers are added to elements of a matrix of 30, by row and column. One place stands twice.
func.func @main() {
  %matrix = stablehlo.constant dense<[[-4.0, -8.0, -1.0, 9.0, 5.0], [4.0, 7.0, 0.0, 4.0, -6.0], [6.0, 0.0, -7.0, -4.0, 2.0], [-7.0, -2.0, -2.0, 5.0, 9.0], [0.0, -3.0, 7.0, 0.0, -9.0], [-3.0, 9.0, 7.0, -5.0, -4.0]]> : tensor<6x5xf32>
  %places = stablehlo.constant dense<[[5, 1], [0, 4], [5, 1], [2, 0]]> : tensor<4x2xi32>
  %updates = stablehlo.constant dense<[7.0, -3.0, 20.0, 4.0]> : tensor<4xf32>
  %result = "stablehlo.scatter"(%matrix, %places, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<6x5xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<6x5xf32>
  check.expect_eq_const %result, dense<[[-4.0, -8.0, -1.0, 9.0, 2.0], [4.0, 7.0, 0.0, 4.0, -6.0], [10.0, 0.0, -7.0, -4.0, 2.0], [-7.0, -2.0, -2.0, 5.0, 9.0], [0.0, -3.0, 7.0, 0.0, -9.0], [-3.0, 36.0, 7.0, -5.0, -4.0]]> : tensor<6x5xf32>
  return
}
