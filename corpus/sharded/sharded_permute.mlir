// ppermute along "x": devices (0, y) and (1, y) exchange their parts, so the upper half and the lower half change places.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0], [5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0]]> : tensor<4x4xf32>
    %result = sdy.manual_computation(%operand)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>]
        out_shardings=[<@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%part: tensor<2x2xf32>) {
      %moved = "stablehlo.collective_permute"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
          source_target_pairs = dense<[[0, 2], [1, 3], [2, 0], [3, 1]]> : tensor<4x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
      sdy.return %moved : tensor<2x2xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    check.expect_eq_const %result, dense<[[5.0, 3.0, -5.0, 8.0], [9.0, 7.0, 9.0, 3.0], [3.0, -1.0, 4.0, 1.0], [-5.0, 9.0, 2.0, 6.0]]> : tensor<4x4xf32>
    func.return
  }
}
