// An update that covers the parts of two devices; its start is clamped against the whole. Divided on a mesh ["x"=1, "y"=4]:
// operand by (y, _); result by (y, _), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[-5, 3, -5, -3], [-4, 5, -2, 1], [1, -2, 5, -4], [-3, -5, 3, -5], [-3, -4, 5, -2], [1, 1, -2, 5], [-4, -3, -5, 3], [-5, -3, -4, 5]]> : tensor<8x4xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {}]> : tensor<8x4xi32>
    %update = stablehlo.constant dense<[[101, 102], [103, 104], [105, 106]]> : tensor<3x2xi32>
    %row = stablehlo.constant dense<3> : tensor<i32>
    %column = stablehlo.constant dense<9> : tensor<i32>
    %result = stablehlo.dynamic_update_slice %operand, %update, %row, %column : (tensor<8x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<8x4xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}, {}]> : tensor<8x4xi32>
    check.expect_eq_const %result.divided, dense<[[-5, 3, -5, -3], [-4, 5, -2, 1], [1, -2, 5, -4], [-3, -5, 101, 102], [-3, -4, 103, 104], [1, 1, 105, 106], [-4, -3, -5, 3], [-5, -3, -4, 5]]> : tensor<8x4xi32>
    func.return
  }
}
