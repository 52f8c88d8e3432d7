// Options of reduce_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>) {
  %of_104_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_104_literal = stablehlo.constant dense<[[1.0, -2.0, 1.0, 3.0], [1.0, 1.0, 2.0, -1.0], [-3.0, -2.0, -2.0, -3.0], [1.0, -3.0, 3.0, -1.0]]> : tensor<4x4xbf16>
  %of_104_broadcast_in_dim = stablehlo.broadcast_in_dim %of_104_convert, dims = [] : (tensor<bf16>) -> tensor<4x4xbf16>
  %of_104_add = stablehlo.add %of_104_literal, %of_104_broadcast_in_dim : tensor<4x4xbf16>
  %of_104_reduce_scatter = "stablehlo.reduce_scatter"(%of_104_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_104_left: tensor<bf16>, %of_104_right: tensor<bf16>):
    %of_104_minimum = stablehlo.minimum %of_104_left, %of_104_right : tensor<bf16>
    stablehlo.return %of_104_minimum : tensor<bf16>
  }) : (tensor<4x4xbf16>) -> tensor<4x2xbf16>
  %of_20_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_20_literal = stablehlo.constant dense<[[1.0, 3.0, -1.0, -3.0], [2.0, 2.0, -2.0, 1.0], [-2.0, -2.0, 2.0, 2.0], [-1.0, 2.0, -1.0, 2.0]]> : tensor<4x4xf16>
  %of_20_broadcast_in_dim = stablehlo.broadcast_in_dim %of_20_convert, dims = [] : (tensor<f16>) -> tensor<4x4xf16>
  %of_20_add = stablehlo.add %of_20_literal, %of_20_broadcast_in_dim : tensor<4x4xf16>
  %of_20_reduce_scatter = "stablehlo.reduce_scatter"(%of_20_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_20_left: tensor<f16>, %of_20_right: tensor<f16>):
    %of_20_maximum = stablehlo.maximum %of_20_left, %of_20_right : tensor<f16>
    stablehlo.return %of_20_maximum : tensor<f16>
  }) : (tensor<4x4xf16>) -> tensor<4x4xf16>
  %of_24_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_24_literal = stablehlo.constant dense<[[-3.0, 3.0, -3.0, 2.0], [-3.0, -3.0, 1.0, 2.0], [2.0, 3.0, -1.0, 2.0], [1.0, 1.0, -3.0, 3.0]]> : tensor<4x4xbf16>
  %of_24_broadcast_in_dim = stablehlo.broadcast_in_dim %of_24_convert, dims = [] : (tensor<bf16>) -> tensor<4x4xbf16>
  %of_24_add = stablehlo.add %of_24_literal, %of_24_broadcast_in_dim : tensor<4x4xbf16>
  %of_24_reduce_scatter = "stablehlo.reduce_scatter"(%of_24_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_24_left: tensor<bf16>, %of_24_right: tensor<bf16>):
    %of_24_multiply = stablehlo.multiply %of_24_left, %of_24_right : tensor<bf16>
    stablehlo.return %of_24_multiply : tensor<bf16>
  }) : (tensor<4x4xbf16>) -> tensor<2x4xbf16>
  return %of_104_reduce_scatter, %of_20_reduce_scatter, %of_24_reduce_scatter : tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:12 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>, tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>, tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>, tensor<4x2xbf16>, tensor<4x4xf16>, tensor<2x4xbf16>)
  check.expect_eq_const %results#0, dense<[[1.0, 3.0], [2.0, -1.0], [-2.0, -3.0], [3.0, -1.0]]> : tensor<4x2xbf16> loc("reduce_scatter_104_on_0")
  check.expect_eq_const %results#1, dense<[[1.0, 3.0, -1.0, -3.0], [2.0, 2.0, -2.0, 1.0], [-2.0, -2.0, 2.0, 2.0], [-1.0, 2.0, -1.0, 2.0]]> : tensor<4x4xf16> loc("reduce_scatter_20_on_0")
  check.expect_eq_const %results#2, dense<[[10.0, 18.0, -2.0, 10.0], [4.0, 4.0, -0.0, 18.0]]> : tensor<2x4xbf16> loc("reduce_scatter_24_on_0")
  check.expect_eq_const %results#3, dense<[[2.0, -1.0], [2.0, 2.0], [-2.0, -1.0], [2.0, -2.0]]> : tensor<4x2xbf16> loc("reduce_scatter_104_on_1")
  check.expect_eq_const %results#4, dense<[[2.0, 4.0, 0.0, -2.0], [3.0, 3.0, -1.0, 2.0], [-1.0, -1.0, 3.0, 3.0], [0.0, 3.0, 0.0, 3.0]]> : tensor<4x4xf16> loc("reduce_scatter_20_on_1")
  check.expect_eq_const %results#5, dense<[[2.0, 20.0, 2.0, 12.0], [2.0, 2.0, 6.0, 12.0]]> : tensor<2x4xbf16> loc("reduce_scatter_24_on_1")
  check.expect_eq_const %results#6, dense<[[2.0, 4.0], [3.0, 0.0], [-1.0, -2.0], [4.0, 0.0]]> : tensor<4x2xbf16> loc("reduce_scatter_104_on_2")
  check.expect_eq_const %results#7, dense<[[3.0, 5.0, 1.0, -1.0], [4.0, 4.0, 0.0, 3.0], [0.0, 0.0, 4.0, 4.0], [1.0, 4.0, 1.0, 4.0]]> : tensor<4x4xf16> loc("reduce_scatter_20_on_2")
  check.expect_eq_const %results#8, dense<[[12.0, 20.0, 0.0, 12.0], [6.0, 6.0, 2.0, 20.0]]> : tensor<2x4xbf16> loc("reduce_scatter_24_on_2")
  check.expect_eq_const %results#9, dense<[[1.0, -2.0], [1.0, 1.0], [-3.0, -2.0], [1.0, -3.0]]> : tensor<4x2xbf16> loc("reduce_scatter_104_on_3")
  check.expect_eq_const %results#10, dense<[[4.0, 6.0, 2.0, 0.0], [5.0, 5.0, 1.0, 4.0], [1.0, 1.0, 5.0, 5.0], [2.0, 5.0, 2.0, 5.0]]> : tensor<4x4xf16> loc("reduce_scatter_20_on_3")
  check.expect_eq_const %results#11, dense<[[-0.0, 18.0, -0.0, 10.0], [-0.0, -0.0, 4.0, 10.0]]> : tensor<2x4xbf16> loc("reduce_scatter_24_on_3")
  return
}
