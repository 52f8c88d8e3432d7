// A product of all numbers, of 5 on four devices: what fills up the last parts is 1. Divided on a mesh ["x"=1, "y"=4]: operand by
// (y); result by (), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[3, -2, 5, 7, -4]> : tensor<5xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<5xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %result = stablehlo.reduce(%operand init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %result.divided = sdy.sharding_constraint %result <@mesh, []> : tensor<i32>
    check.expect_eq_const %result.divided, dense<840> : tensor<i32>
    func.return
  }
}
