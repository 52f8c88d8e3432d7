// Whole columns are added.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %indices = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[[10, 20, 30], [40, 50, 60]]> : tensor<2x3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<2x1xi64>, tensor<2x3xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[1, 42, 3, 14], [5, 56, 7, 28], [9, 70, 11, 42]]> : tensor<3x4xi32>
  return
}
