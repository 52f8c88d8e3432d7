// psum over the axis "x": the groups are the devices of one y, (0, 2) and (1, 3), so row r of the result is row r plus
// row r + 2: 3 + 5 = 8, -1 + 3 = 2, 4 - 5 = -1, 1 + 8 = 9; -5 + 9 = 4, 9 + 7 = 16, 2 + 9 = 11, 6 + 3 = 9.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %sum = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
        %both = stablehlo.add %lhs, %rhs : tensor<f32>
        stablehlo.return %both : tensor<f32>
      }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      sdy.return %sum : tensor<2x2xf32>
    } : (tensor<4x4xf32>) -> tensor<2x4xf32>
    check.expect_eq_const %result, dense<[[8.0, 2.0, -1.0, 9.0], [4.0, 16.0, 11.0, 9.0]]> : tensor<2x4xf32>
    func.return
  }
}
