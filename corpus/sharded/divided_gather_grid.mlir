// Rows of a divided operand: an index names a row of any device, and one beyond the end is clamped to the last row of all.
// Divided on a mesh ["x"=2, "y"=2]: operand by (x, y); indices by (y, _); result by (_, y), where _ is not divided. The values
// are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[0.0, -5.0], [0.0, 2.0], [1.0, -3.0], [3.0, 6.0], [6.0, 3.0], [-3.0, 1.0], [2.0, 0.0], [-5.0, 0.0]]> : tensor<8x2xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"x"}, {"y"}]> : tensor<8x2xf32>
    %indices.whole = stablehlo.constant dense<[[6], [0], [9], [3], [-2]]> : tensor<5x1xi32>
    %indices = sdy.sharding_constraint %indices.whole <@mesh, [{"y"}, {}]> : tensor<5x1xi32>
    %result = "stablehlo.gather"(%operand, %indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<5x1xi32>) -> tensor<5x2xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}]> : tensor<5x2xf32>
    check.expect_eq_const %result.divided, dense<[[2.0, 0.0], [0.0, -5.0], [-5.0, 0.0], [3.0, 6.0], [0.0, -5.0]]> : tensor<5x2xf32>
    func.return
  }
}
