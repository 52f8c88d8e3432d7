// The computation gives its second argument back, so that elements are overwritten.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %indices = stablehlo.constant dense<[[3], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[40, 10]> : tensor<2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    stablehlo.return %update : tensor<i32>
  }) : (tensor<5xi32>, tensor<2x1xi64>, tensor<2xi32>) -> tensor<5xi32>
  check.expect_eq_const %result, dense<[10, 2, 3, 40, 5]> : tensor<5xi32>
  return
}
