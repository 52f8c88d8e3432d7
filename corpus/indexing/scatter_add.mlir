// Element 1 is updated twice: 2 + 10 + 30 = 42, in whatever order; element 3 once: 4 + 20 = 24.
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xi64>
  %2 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %4 = stablehlo.add %arg0, %arg1 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[1, 42, 3, 24]> : tensor<4xi32>
  return
}
