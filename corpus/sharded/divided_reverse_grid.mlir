// A dimension of 6 on four devices is reversed: what fills up the last parts must not come first. Divided on a mesh ["x"=2,
// "y"=2]: operand by (x+y, _); result by (y, x), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[1, -4], [1, 3], [2, -2], [4, -6], [-6, 4], [-2, 2]]> : tensor<6x2xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"x", "y"}, {}]> : tensor<6x2xi32>
    %result = stablehlo.reverse %operand, dims = [0] : tensor<6x2xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}, {"x"}]> : tensor<6x2xi32>
    check.expect_eq_const %result.divided, dense<[[-2, 2], [-6, 4], [4, -6], [2, -2], [1, 3], [1, -4]]> : tensor<6x2xi32>
    func.return
  }
}
