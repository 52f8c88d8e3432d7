// psum over both axes: one group of four. Each device ends with the sum of the four quarters:
// 3 + 4 + 5 - 5 = 7, -1 + 1 + 3 + 8 = 11; -5 + 2 + 9 + 9 = 15, 9 + 6 + 7 + 3 = 25.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %sum = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
        %both = stablehlo.add %lhs, %rhs : tensor<f32>
        stablehlo.return %both : tensor<f32>
      }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      sdy.return %sum : tensor<2x2xf32>
    } : (tensor<4x4xf32>) -> tensor<2x2xf32>
    check.expect_eq_const %result, dense<[[7.0, 11.0], [15.0, 25.0]]> : tensor<2x2xf32>
    func.return
  }
}
