// sharded_psum_inner after partitioning: what each of the four devices of the mesh runs on its part. Groups are the devices
// of one x, so devices 0 and 1 both get the sum of their parts, and devices 2 and 3 the sum of theirs.
func.func @device(%part: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %sum = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %both = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %both : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %sum : tensor<2x2xf32>
}
func.func @main() {
  %upper_left = stablehlo.constant dense<[[3.0, -1.0], [-5.0, 9.0]]> : tensor<2x2xf32>
  %upper_right = stablehlo.constant dense<[[4.0, 1.0], [2.0, 6.0]]> : tensor<2x2xf32>
  %lower_left = stablehlo.constant dense<[[5.0, 3.0], [9.0, 7.0]]> : tensor<2x2xf32>
  %lower_right = stablehlo.constant dense<[[-5.0, 8.0], [9.0, 3.0]]> : tensor<2x2xf32>
  %results:4 = "interpreter.run_parallel"(%upper_left, %upper_right, %lower_left, %lower_right) <{
    programs = [[@device, @device, @device, @device]]
  }> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  check.expect_eq_const %results#0, dense<[[7.0, 0.0], [-3.0, 15.0]]> : tensor<2x2xf32>
  check.expect_eq_const %results#1, dense<[[7.0, 0.0], [-3.0, 15.0]]> : tensor<2x2xf32>
  check.expect_eq_const %results#2, dense<[[0.0, 11.0], [18.0, 10.0]]> : tensor<2x2xf32>
  check.expect_eq_const %results#3, dense<[[0.0, 11.0], [18.0, 10.0]]> : tensor<2x2xf32>
  func.return
}
