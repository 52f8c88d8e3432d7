// A body that branches: the greater of what is there and the update; place 1 is updated twice.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %indices = stablehlo.constant dense<[[1], [4], [1], [0]]> : tensor<4x1xi64>
  %updates = stablehlo.constant dense<[7, 3, 9, -5]> : tensor<4xi32>
  %result = "stablehlo.scatter"(%operand, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %update: tensor<i32>):
    %greater_first = stablehlo.compare GT, %old, %update : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %greater = "stablehlo.if"(%greater_first) ({
      stablehlo.return %old : tensor<i32>
    }, {
      stablehlo.return %update : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %greater : tensor<i32>
  }) : (tensor<5xi32>, tensor<4x1xi64>, tensor<4xi32>) -> tensor<5xi32>
  check.expect_eq_const %result, dense<[1, 9, 3, 4, 5]> : tensor<5xi32>
  return
}
