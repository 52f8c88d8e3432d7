// Two inputs of different types with one set of indices: 3 + 10, 1 + 20; 2.5 * 4, 0.5 * -1.
func.func @main() {
  %first = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %second = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %updates_first = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %updates_second = stablehlo.constant dense<[4.0, -1.0]> : tensor<2xf32>
  %results:2 = "stablehlo.scatter"(%first, %second, %indices, %updates_first, %updates_second) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current_first: tensor<i32>, %current_second: tensor<f32>, %update_first: tensor<i32>, %update_second: tensor<f32>):
    %sum = stablehlo.add %current_first, %update_first : tensor<i32>
    %product = stablehlo.multiply %current_second, %update_second : tensor<f32>
    stablehlo.return %sum, %product : tensor<i32>, tensor<f32>
  }) : (tensor<3xi32>, tensor<3xf32>, tensor<2x1xi64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %results#0, dense<[21, 2, 13]> : tensor<3xi32>
  check.expect_eq_const %results#1, dense<[-0.5, 1.5, 10.0]> : tensor<3xf32>
  return
}
