// index_vector_dim equals the rank of the indices: every element is an index vector of one.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %indices = stablehlo.constant dense<[[4, 0], [2, 4]]> : tensor<2x2xi64>
  %updates = stablehlo.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<5xi32>, tensor<2x2xi64>, tensor<2x2xi32>) -> tensor<5xi32>
  check.expect_eq_const %result, dense<[21, 2, 33, 4, 55]> : tensor<5xi32>
  return
}
