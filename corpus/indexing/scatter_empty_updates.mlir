// No update, no change.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %indices = stablehlo.constant dense<> : tensor<0x1xi64>
  %updates = stablehlo.constant dense<> : tensor<0xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3xi32>, tensor<0x1xi64>, tensor<0xi32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[1, 2, 3]> : tensor<3xi32>
  return
}
