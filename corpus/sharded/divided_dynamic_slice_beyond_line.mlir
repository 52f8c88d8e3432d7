// The start of a divided result is beyond the last one; it is clamped for the whole result and not for each part. Divided on a
// mesh ["x"=1, "y"=4]: operand by (_, y); result by (_, y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[1, -4, 1, 3, 2, -2, 4, -6], [-6, 4, -2, 2, 3, 1, -4, 1], [3, 2, -2, 4, -6, -6, 4, -2], [2, 3, 1, -4, 1, 3, 2, -2], [4, -6, -6, 4, -2, 2, 3, 1], [-4, 1, 3, 2, -2, 4, -6, -6], [4, -2, 2, 3, 1, -4, 1, 3], [2, -2, 4, -6, -6, 4, -2, 2]]> : tensor<8x8xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{}, {"y"}]> : tensor<8x8xi32>
    %row = stablehlo.constant dense<9> : tensor<i32>
    %column = stablehlo.constant dense<7> : tensor<i32>
    %result = stablehlo.dynamic_slice %operand, %row, %column, sizes = [4, 4] : (tensor<8x8xi32>, tensor<i32>, tensor<i32>) -> tensor<4x4xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}]> : tensor<4x4xi32>
    check.expect_eq_const %result.divided, dense<[[-2, 2, 3, 1], [-2, 4, -6, -6], [1, -4, 1, 3], [-6, 4, -2, 2]]> : tensor<4x4xi32>
    func.return
  }
}
