// Element 1 is multiplied twice: 3 * 10 * 3 = 90.
func.func @main() {
  %input = stablehlo.constant dense<[2, 3, 4, 5]> : tensor<4xi32>
  %indices = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xi64>
  %updates = stablehlo.constant dense<[10, -2, 3]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.multiply %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[2, 90, 4, -10]> : tensor<4xi32>
  return
}
