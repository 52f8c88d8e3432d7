// The greatest number and its index, with equal numbers on different devices: the first index wins, whichever device has it.
// Divided on a mesh ["x"=1, "y"=4]: operand by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[2.0, 7.0, 1.0, 7.0, 3.0, 7.0, 0.0, 7.0]> : tensor<8xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<8xf32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %none = stablehlo.constant dense<2147483647> : tensor<i32>
    %index = stablehlo.iota dim = 0 : tensor<8xi32>
    %found:2 = stablehlo.reduce(%operand init: %least), (%index init: %none) across dimensions = [0] : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) (%lhs_index: tensor<i32>, %rhs_index: tensor<i32>) {
      %more = stablehlo.compare GT, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %same = stablehlo.compare EQ, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %before = stablehlo.compare LT, %lhs_index, %rhs_index : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %same, %before : tensor<i1>
      %left = stablehlo.or %more, %tie : tensor<i1>
      %value = stablehlo.select %left, %lhs, %rhs : tensor<i1>, tensor<f32>
      %place = stablehlo.select %left, %lhs_index, %rhs_index : tensor<i1>, tensor<i32>
      stablehlo.return %value, %place : tensor<f32>, tensor<i32>
    }
    check.expect_eq_const %found#0, dense<7.0> : tensor<f32>
    check.expect_eq_const %found#1, dense<1> : tensor<i32>
    func.return
  }
}
