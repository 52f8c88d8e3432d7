// A sort along the divided dimension, with a second operand that goes along; equal keys keep their order across devices. Divided
// on a mesh ["x"=2, "y"=2]: keys by (x+y); values by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %keys.whole = stablehlo.constant dense<[4, -1, 4, 2, -1, 4, 0, 2]> : tensor<8xi32>
    %keys = sdy.sharding_constraint %keys.whole <@mesh, [{"x", "y"}]> : tensor<8xi32>
    %values.whole = stablehlo.constant dense<[10, 11, 12, 13, 14, 15, 16, 17]> : tensor<8xi32>
    %values = sdy.sharding_constraint %values.whole <@mesh, [{"y"}]> : tensor<8xi32>
    %sorted:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>, %lhs_value: tensor<i32>, %rhs_value: tensor<i32>):
      %less = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
    check.expect_eq_const %sorted#0, dense<[-1, -1, 0, 2, 2, 4, 4, 4]> : tensor<8xi32>
    check.expect_eq_const %sorted#1, dense<[11, 14, 16, 13, 17, 10, 12, 15]> : tensor<8xi32>
    func.return
  }
}
