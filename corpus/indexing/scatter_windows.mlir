// A window of 2 x 2 at [1, 2].
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %indices = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %updates = stablehlo.constant dense<[[[10, 20], [30, 40]]]> : tensor<1x2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<1x2xi64>, tensor<1x2x2xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3, 4], [5, 6, 17, 28], [9, 10, 41, 52]]> : tensor<3x4xi32>
  return
}
