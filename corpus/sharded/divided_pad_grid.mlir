// Padding at both ends of a divided dimension and between its elements: the ends are those of the whole. Divided on a mesh
// ["x"=2, "y"=2]: operand by (x); result by (x+y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[-3, 5, -3, -1, -2, -6, 0, 3]> : tensor<8xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"x"}]> : tensor<8xi32>
    %hole = stablehlo.constant dense<77> : tensor<i32>
    %result = stablehlo.pad %operand, %hole, low = [2], high = [1], interior = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<18xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x", "y"}]> : tensor<18xi32>
    check.expect_eq_const %result.divided, dense<[77, 77, -3, 77, 5, 77, -3, 77, -1, 77, -2, 77, -6, 77, 0, 77, 3, 77]> : tensor<18xi32>
    func.return
  }
}
