// The window dimension of the updates comes first.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[[10, 50], [20, 60], [30, 70], [40, 80]]> : tensor<4x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<2x1xi64>, tensor<4x2xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[51, 62, 73, 84], [5, 6, 7, 8], [19, 30, 41, 52]]> : tensor<3x4xi32>
  return
}
