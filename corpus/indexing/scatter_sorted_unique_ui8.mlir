// Indices of type ui8, which are sorted, different and inside, as both options promise.
func.func @main() {
  %input = stablehlo.constant dense<[5, 6, 7, 8, 9, 10]> : tensor<6xi32>
  %indices = stablehlo.constant dense<[[0], [2], [5]]> : tensor<3x1xui8>
  %updates = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<6xi32>, tensor<3x1xui8>, tensor<3xi32>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[15, 6, 27, 8, 9, 40]> : tensor<6xi32>
  return
}
