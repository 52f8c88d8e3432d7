// Two operands of other lengths, each divided, one after the other: no part of the result is a part of an operand. Divided on a
// mesh ["x"=2, "y"=2]: left by (x); right by (y); result by (x+y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %left.whole = stablehlo.constant dense<[5, 0, 5, -6]> : tensor<4xi32>
    %left = sdy.sharding_constraint %left.whole <@mesh, [{"x"}]> : tensor<4xi32>
    %right.whole = stablehlo.constant dense<[-5, 3, -5, -3, -4, 5]> : tensor<6xi32>
    %right = sdy.sharding_constraint %right.whole <@mesh, [{"y"}]> : tensor<6xi32>
    %result = stablehlo.concatenate %left, %right, dim = 0 : (tensor<4xi32>, tensor<6xi32>) -> tensor<10xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x", "y"}]> : tensor<10xi32>
    check.expect_eq_const %result.divided, dense<[5, 0, 5, -6, -5, 3, -5, -3, -4, 5]> : tensor<10xi32>
    func.return
  }
}
