// Dimension 0 of the operand goes with dimension 1 of the indices. Batching dimensions came with release 1.1.0.
func.func @main() {
  %input = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %indices = stablehlo.constant dense<[[[0], [3]], [[2], [1]], [[1], [2]]]> : tensor<3x2x1xi64>
  %updates = stablehlo.constant dense<[[[10, 20, 30], [40, 50, 60]], [[70, 80, 90], [100, 110, 120]], [[130, 140, 150], [160, 170, 180]]]> : tensor<3x2x3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<3x2x1xi64>, tensor<3x2x3xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %result, dense<[[[11, 132, 73, 4], [25, 146, 87, 8], [39, 160, 101, 12]], [[13, 114, 175, 56], [17, 128, 189, 70], [21, 142, 203, 84]]]> : tensor<2x3x4xi32>
  return
}
