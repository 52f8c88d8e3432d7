// all_to_all over "y": each device keeps one of its two rows and gets the other half of that row, so row 2x + y ends on
// device (x, y). The rows are then divided over both axes, and the whole is as before, times 1 + y: rows 1 and 3 double.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{"x", "y"}, {}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %row = "stablehlo.all_to_all"(%part) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64,
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x2xf32>) -> tensor<1x4xf32>
      %device = stablehlo.partition_id : tensor<ui32>
      %two = stablehlo.constant dense<2> : tensor<ui32>
      %column = stablehlo.remainder %device, %two : tensor<ui32>
      %one = stablehlo.constant dense<1> : tensor<ui32>
      %factor = stablehlo.add %column, %one : tensor<ui32>
      %number = stablehlo.convert %factor : (tensor<ui32>) -> tensor<f32>
      %numbers = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
      %scaled = stablehlo.multiply %row, %numbers : tensor<1x4xf32>
      sdy.return %scaled : tensor<1x4xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    check.expect_eq_const %result, dense<[[3.0, -1.0, 4.0, 1.0], [-10.0, 18.0, 4.0, 12.0], [5.0, 3.0, -5.0, 8.0], [18.0, 14.0, 18.0, 6.0]]> : tensor<4x4xf32>
    func.return
  }
}
