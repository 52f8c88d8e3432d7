// all_gather of the rows over "x": each device gets all four rows of its columns, and the whole is as before; then each
// device adds its number, 2x + y. The result is divided over "y" alone, so devices of one x and another must agree there:
// the number is that of the column, y = partition_id mod 2. Columns 2 and 3 are 1 larger.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %rows = "stablehlo.all_gather"(%part) <{all_gather_dim = 0 : i64,
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x2xf32>) -> tensor<4x2xf32>
      %device = stablehlo.partition_id : tensor<ui32>
      %two = stablehlo.constant dense<2> : tensor<ui32>
      %column = stablehlo.remainder %device, %two : tensor<ui32>
      %number = stablehlo.convert %column : (tensor<ui32>) -> tensor<f32>
      %numbers = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %shifted = stablehlo.add %rows, %numbers : tensor<4x2xf32>
      sdy.return %shifted : tensor<4x2xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    check.expect_eq_const %result, dense<[[3.0, -1.0, 5.0, 2.0], [-5.0, 9.0, 3.0, 7.0], [5.0, 3.0, -4.0, 9.0], [9.0, 7.0, 10.0, 4.0]]> : tensor<4x4xf32>
    func.return
  }
}
