// "And" over a dimension of 6 on four devices: what fills up the last parts is true. Divided on a mesh ["x"=1, "y"=4]: operand by
// (y, _); result by (_), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[true, true], [true, true], [true, false], [true, true], [true, true], [true, true]]> : tensor<6x2xi1>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {}]> : tensor<6x2xi1>
    %true = stablehlo.constant dense<true> : tensor<i1>
    %result = stablehlo.reduce(%operand init: %true) applies stablehlo.and across dimensions = [0] : (tensor<6x2xi1>, tensor<i1>) -> tensor<2xi1>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}]> : tensor<2xi1>
    check.expect_eq_const %result.divided, dense<[true, false]> : tensor<2xi1>
    func.return
  }
}
