// Updates that take the smaller number. The indices are sorted, as the option promises, and one occurs twice.
func.func @main() {
  %input = stablehlo.constant dense<[5, -6, 7, 8, -9]> : tensor<5xi32>
  %indices = stablehlo.constant dense<[[1], [1], [4]]> : tensor<3x1xi64>
  %updates = stablehlo.constant dense<[3, -7, 2]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.minimum %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<5xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<5xi32>
  check.expect_eq_const %result, dense<[5, -7, 7, 8, -9]> : tensor<5xi32>
  return
}
