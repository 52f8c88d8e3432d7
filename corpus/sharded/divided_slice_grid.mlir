// A slice with a step of 3 over parts of 5: each part begins at another place of the step. Divided on a mesh ["x"=2, "y"=2]:
// operand by (x+y); result by (x), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[-1, -6, -1, 1, 0, -4, 2, 5, 5, 2, -4, 0, 1, -1, -6, -1, 1, 0, -4, 2]> : tensor<20xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"x", "y"}]> : tensor<20xi32>
    %result = stablehlo.slice %operand [1:20:3] : (tensor<20xi32>) -> tensor<7xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x"}]> : tensor<7xi32>
    check.expect_eq_const %result.divided, dense<[-6, 0, 5, -4, -1, 1, 2]> : tensor<7xi32>
    func.return
  }
}
