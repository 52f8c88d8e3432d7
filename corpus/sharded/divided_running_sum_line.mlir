// Sums from the first element to each element, along a divided dimension: the window is as long as the whole. Divided on a mesh
// ["x"=1, "y"=4]: operand by (y); result by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[5.0, 0.0, 5.0, -6.0, 6.0, 2.0, -5.0, -2.0]> : tensor<8xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<8xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %result = "stablehlo.reduce_window"(%operand, %zero) <{padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 8>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %sum = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}]> : tensor<8xf32>
    check.expect_eq_const %result.divided, dense<[5.0, 5.0, 10.0, 4.0, 10.0, 12.0, 7.0, 5.0]> : tensor<8xf32>
    func.return
  }
}
