// A transpose moves the divided dimension, and a reshape merges it with another one and splits it at another place. Divided on a
// mesh ["x"=1, "y"=4]: operand by (y, _); flat by (y); result by (_, y), where _ is not divided. The values are those of one
// device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[0, -5, 0, 2, 1, -3], [3, 6, 6, 3, -3, 1], [2, 0, -5, 0, 2, 1], [-3, 3, 6, 6, 3, -3]]> : tensor<4x6xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {}]> : tensor<4x6xi32>
    %turned = stablehlo.transpose %operand, dims = [1, 0] : (tensor<4x6xi32>) -> tensor<6x4xi32>
    %flat = stablehlo.reshape %turned : (tensor<6x4xi32>) -> tensor<24xi32>
    %result = stablehlo.reshape %flat : (tensor<24xi32>) -> tensor<3x8xi32>
    %flat.divided = sdy.sharding_constraint %flat <@mesh, [{"y"}]> : tensor<24xi32>
    check.expect_eq_const %flat.divided, dense<[0, 3, 2, -3, -5, 6, 0, 3, 0, 6, -5, 6, 2, 3, 0, 6, 1, -3, 2, 3, -3, 1, 1, -3]> : tensor<24xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}]> : tensor<3x8xi32>
    check.expect_eq_const %result.divided, dense<[[0, 3, 2, -3, -5, 6, 0, 3], [0, 6, -5, 6, 2, 3, 0, 6], [1, -3, 2, 3, -3, 1, 1, -3]]> : tensor<3x8xi32>
    func.return
  }
}
