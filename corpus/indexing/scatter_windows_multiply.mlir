// Windows of 2 x 2 at [1, 1] and [2, 0], whose products meet in [2, 1].
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  %indices = stablehlo.constant dense<[[1, 1], [2, 0]]> : tensor<2x2xi64>
  %updates = stablehlo.constant dense<[[[2, 3], [-1, 5]], [[7, -2], [4, 1]]]> : tensor<2x2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.multiply %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<4x3xi32>, tensor<2x2xi64>, tensor<2x2x2xi32>) -> tensor<4x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3], [4, 10, 18], [49, 16, 45], [40, 11, 12]]> : tensor<4x3xi32>
  return
}
