// 300 numbers are added to 11 places: number k to place k modulo 11.
func.func @main() {
  %operand = stablehlo.constant dense<[100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]> : tensor<11xi32>
  %updates = stablehlo.iota dim = 0 : tensor<300xi32>
  %number = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %eleven = stablehlo.constant dense<11> : tensor<300x1xi32>
  %indices = stablehlo.remainder %number, %eleven : tensor<300x1xi32>
  %result = "stablehlo.scatter"(%operand, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %update: tensor<i32>):
    %new = stablehlo.add %old, %update : tensor<i32>
    stablehlo.return %new : tensor<i32>
  }) : (tensor<11xi32>, tensor<300x1xi32>, tensor<300xi32>) -> tensor<11xi32>
  check.expect_eq_const %result, dense<[4258, 4287, 4316, 4045, 4073, 4101, 4129, 4157, 4185, 4213, 4241]> : tensor<11xi32>
  return
}
