// The index vectors stand along dimension 0 of the indices.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %indices = stablehlo.constant dense<[[2, 0, 1], [1, 3, 0]]> : tensor<2x3xi64>
  %updates = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<2x3xi64>, tensor<3xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3, 24], [35, 6, 7, 8], [9, 20, 11, 12]]> : tensor<3x4xi32>
  return
}
