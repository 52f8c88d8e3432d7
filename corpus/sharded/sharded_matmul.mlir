// A product whose contracted dimension is divided over "y": each device multiplies its columns of the left matrix by its
// rows of the right one, and psum over "y" adds the two halves. Row 0: 3*1 - 1*0 + 4*2 + 1*-1 = 10, 3*2 + 1 + 0 + 3 = 10;
// row 1: -5 + 0 + 4 - 6 = -7, -10 - 9 + 0 + 18 = -1; row 2: 5 + 0 - 10 - 8 = -13, 10 - 3 + 0 + 24 = 31;
// row 3: 9 + 0 + 18 - 3 = 24, 18 - 7 + 0 + 9 = 20.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %lhs = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %rhs = stablehlo.constant dense<[[1.0, 2.0], [0.0, -1.0], [2.0, 0.0], [-1.0, 3.0]]> : tensor<4x2xf32>
    %result = sdy.manual_computation(%lhs, %rhs)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>]
        out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%left: tensor<2x2xf32>, %right: tensor<2x2xf32>) {
      %product = stablehlo.dot_general %left, %right, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %sum = "stablehlo.all_reduce"(%product) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%one: tensor<f32>, %other: tensor<f32>):
        %both = stablehlo.add %one, %other : tensor<f32>
        stablehlo.return %both : tensor<f32>
      }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      sdy.return %sum : tensor<2x2xf32>
    } : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    check.expect_eq_const %result, dense<[[10.0, 10.0], [-7.0, -1.0], [-13.0, 31.0], [24.0, 20.0]]> : tensor<4x2xf32>
    func.return
  }
}
