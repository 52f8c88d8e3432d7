// An iota along a divided dimension counts from the first element of the whole, and a broadcast repeats the whole. Divided on a
// mesh ["x"=1, "y"=4]: operand by (y); result by (y, _), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[3, -2, 3, 5]> : tensor<4xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<4xi32>
    %position = stablehlo.iota dim = 0 : tensor<4x6xi32>
    %row = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<4xi32>) -> tensor<4x6xi32>
    %result = stablehlo.multiply %position, %row : tensor<4x6xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}, {}]> : tensor<4x6xi32>
    check.expect_eq_const %result.divided, dense<[[0, 0, 0, 0, 0, 0], [-2, -2, -2, -2, -2, -2], [6, 6, 6, 6, 6, 6], [15, 15, 15, 15, 15, 15]]> : tensor<4x6xi32>
    func.return
  }
}
