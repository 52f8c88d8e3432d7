// Rows are added to a divided operand: each update reaches one device, an index twice adds twice, and one outside of the whole
// adds nothing. Divided on a mesh ["x"=1, "y"=4]: operand by (y, _); result by (y, _), where _ is not divided. The values are
// those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[1.0, -4.0], [1.0, 3.0], [2.0, -2.0], [4.0, -6.0], [-6.0, 4.0], [-2.0, 2.0], [3.0, 1.0], [-4.0, 1.0]]> : tensor<8x2xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {}]> : tensor<8x2xf32>
    %indices = stablehlo.constant dense<[[6], [0], [9], [6], [-1]]> : tensor<5x1xi32>
    %updates = stablehlo.constant dense<[[-6.0, 2.0], [-6.0, -4.0], [-5.0, 4.0], [-3.0, 0.0], [0.0, -3.0]]> : tensor<5x2xf32>
    %result = "stablehlo.scatter"(%operand, %indices, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %sum = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<8x2xf32>, tensor<5x1xi32>, tensor<5x2xf32>) -> tensor<8x2xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}, {}]> : tensor<8x2xf32>
    check.expect_eq_const %result.divided, dense<[[-5.0, -8.0], [1.0, 3.0], [2.0, -2.0], [4.0, -6.0], [-6.0, 4.0], [-2.0, 2.0], [-6.0, 3.0], [-4.0, 1.0]]> : tensor<8x2xf32>
    func.return
  }
}
