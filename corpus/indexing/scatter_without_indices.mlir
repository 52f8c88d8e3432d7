// Index vectors of length 0: both updates go to the start of the input. 1 + 10 + 20 = 31.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_indices = stablehlo.constant dense<> : tensor<2x0xi64>
  %update = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x0xi64>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[31, 2, 3]> : tensor<3xi32>
  return
}
