// Two concatenations of pads that cut the same operand, of one element a device. Divided on a mesh ["x"=1, "y"=4]: operand by
// (y); result by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[-5, 3, -5, -3]> : tensor<4xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<4xi32>
    %hole = stablehlo.constant dense<77> : tensor<i32>
    %a = stablehlo.pad %operand, %hole, low = [-3], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.pad %operand, %hole, low = [0], high = [-1], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
    %result = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}]> : tensor<4xi32>
    check.expect_eq_const %result.divided, dense<[-3, -5, 3, -5]> : tensor<4xi32>
    func.return
  }
}
