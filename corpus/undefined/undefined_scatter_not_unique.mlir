// The program says that its indices are unique, and 2 stands among them twice: what comes of element 2 is open. Element 4,
// which one update writes (50 + 7), and those that none does stay exact, and so does the sum of another tensor.
func.func @main() -> (tensor<6xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[10, 20, 30, 40, 50, 60]> : tensor<6xi32>
  %indices = stablehlo.constant dense<[[2], [4], [2]]> : tensor<3x1xi32>
  %updates = stablehlo.constant dense<[1, 7, 5]> : tensor<3xi32>
  %open = "stablehlo.scatter"(%operand, %indices, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%element: tensor<i32>, %update: tensor<i32>):
    %sum = stablehlo.add %element, %update : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<6xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<6xi32>
  %before = stablehlo.slice %open [0:2] : (tensor<6xi32>) -> tensor<2xi32>
  %after = stablehlo.slice %open [3:6] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %before, dense<[10, 20]> : tensor<2xi32>
  check.expect_eq_const %after, dense<[40, 57, 60]> : tensor<3xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<6xi32>
}
