// The index of a `case` is computed from the divided value, so every device must take the same branch. Divided on a mesh ["x"=1,
// "y"=4]: operand by (y); result by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[2, -3, 2, 4, 3, -1, 5, -5]> : tensor<8xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<8xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %sum = stablehlo.reduce(%operand init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %index = stablehlo.and %sum, %one : tensor<i32>
    %result = "stablehlo.case"(%index) ({
      %reversed = stablehlo.reverse %operand, dims = [0] : tensor<8xi32>
      stablehlo.return %reversed : tensor<8xi32>
    }, {
      %row = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %added = stablehlo.add %operand, %row : tensor<8xi32>
      stablehlo.return %added : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}]> : tensor<8xi32>
    check.expect_eq_const %result.divided, dense<[9, 4, 9, 11, 10, 6, 12, 2]> : tensor<8xi32>
    func.return
  }
}
