// psum_scatter over "y" along the rows: the parts of devices (x, 0) and (x, 1) are added, and device (x, y) keeps row y of
// the sum. So the result has the rows of the sum over "y": 3 + 4 = 7, -1 + 1 = 0; -5 + 2 = -3, 9 + 6 = 15 and so on.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{"x", "y"}, {}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %sum = "stablehlo.reduce_scatter"(%part) <{scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
        %both = stablehlo.add %lhs, %rhs : tensor<f32>
        stablehlo.return %both : tensor<f32>
      }) : (tensor<2x2xf32>) -> tensor<1x2xf32>
      sdy.return %sum : tensor<1x2xf32>
    } : (tensor<4x4xf32>) -> tensor<4x2xf32>
    check.expect_eq_const %result, dense<[[7.0, 0.0], [-3.0, 15.0], [0.0, 11.0], [18.0, 10.0]]> : tensor<4x2xf32>
    func.return
  }
}
