// refused: operand 1 has the element type i1
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %indices = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %updates = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    stablehlo.return %update : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xi1>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq %result, %input : tensor<4xi32>
  return
}
