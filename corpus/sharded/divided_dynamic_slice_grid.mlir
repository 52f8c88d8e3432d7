// A slice that begins on one device and ends on another; its start is clamped against the whole, and not against a part. Divided
// on a mesh ["x"=2, "y"=2]: operand by (x, y); result by (_, y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[-6, 2, -6, -4], [-5, 4, -3, 0], [0, -3, 4, -5], [-4, -6, 2, -6], [-4, -5, 4, -3], [0, 0, -3, 4], [-5, -4, -6, 2], [-6, -4, -5, 4]]> : tensor<8x4xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"x"}, {"y"}]> : tensor<8x4xi32>
    %row = stablehlo.constant dense<7> : tensor<i32>
    %column = stablehlo.constant dense<-3> : tensor<i32>
    %result = stablehlo.dynamic_slice %operand, %row, %column, sizes = [3, 2] : (tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> tensor<3x2xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}]> : tensor<3x2xi32>
    check.expect_eq_const %result.divided, dense<[[0, 0], [-5, -4], [-6, -4]]> : tensor<3x2xi32>
    func.return
  }
}
