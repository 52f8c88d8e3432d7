// The smaller of the element and each update, in whatever order.
func.func @main() {
  %input = stablehlo.constant dense<[[-2, -1], [0, 1], [2, 3]]> : tensor<3x2xi32>
  %indices = stablehlo.constant dense<[[1], [1], [0]]> : tensor<3x1xi64>
  %updates = stablehlo.constant dense<[[0, 5], [4, -9], [-3, -1]]> : tensor<3x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.minimum %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<3x1xi64>, tensor<3x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[-3, -1], [0, -9], [2, 3]]> : tensor<3x2xi32>
  return
}
