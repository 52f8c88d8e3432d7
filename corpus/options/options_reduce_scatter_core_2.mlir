// Options of reduce_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<4x1xi32>, tensor<2x4xui32>) {
  %of_89_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i32>
  %of_89_literal = stablehlo.constant dense<[[-1, 2, 3, -1], [-1, 2, -1, -2], [1, -2, -2, 2], [1, -3, -2, -1]]> : tensor<4x4xi32>
  %of_89_broadcast_in_dim = stablehlo.broadcast_in_dim %of_89_convert, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %of_89_add = stablehlo.add %of_89_literal, %of_89_broadcast_in_dim : tensor<4x4xi32>
  %of_89_reduce_scatter = "stablehlo.reduce_scatter"(%of_89_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_89_left: tensor<i32>, %of_89_right: tensor<i32>):
    %of_89_maximum = stablehlo.maximum %of_89_left, %of_89_right : tensor<i32>
    stablehlo.return %of_89_maximum : tensor<i32>
  }) : (tensor<4x4xi32>) -> tensor<4x1xi32>
  %of_117_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_117_literal = stablehlo.constant dense<[[3, 3, 3, 3], [1, 3, 3, 1], [3, 4, 3, 1], [4, 1, 4, 1]]> : tensor<4x4xui32>
  %of_117_broadcast_in_dim = stablehlo.broadcast_in_dim %of_117_convert, dims = [] : (tensor<ui32>) -> tensor<4x4xui32>
  %of_117_add = stablehlo.add %of_117_literal, %of_117_broadcast_in_dim : tensor<4x4xui32>
  %of_117_reduce_scatter = "stablehlo.reduce_scatter"(%of_117_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> ({
  ^bb0(%of_117_left: tensor<ui32>, %of_117_right: tensor<ui32>):
    %of_117_maximum = stablehlo.maximum %of_117_left, %of_117_right : tensor<ui32>
    stablehlo.return %of_117_maximum : tensor<ui32>
  }) : (tensor<4x4xui32>) -> tensor<2x4xui32>
  return %of_89_reduce_scatter, %of_117_reduce_scatter : tensor<4x1xi32>, tensor<2x4xui32>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4x1xi32>, tensor<2x4xui32>, tensor<4x1xi32>, tensor<2x4xui32>, tensor<4x1xi32>, tensor<2x4xui32>, tensor<4x1xi32>, tensor<2x4xui32>)
  check.expect_eq_const %results#0, dense<[[5], [5], [1], [0]]> : tensor<4x1xi32> loc("reduce_scatter_89_on_0")
  check.expect_eq_const %results#1, dense<[[4, 4, 4, 4], [2, 4, 4, 2]]> : tensor<2x4xui32> loc("reduce_scatter_117_on_0")
  check.expect_eq_const %results#2, dense<[[2], [1], [5], [2]]> : tensor<4x1xi32> loc("reduce_scatter_89_on_1")
  check.expect_eq_const %results#3, dense<[[4, 5, 4, 2], [5, 2, 5, 2]]> : tensor<2x4xui32> loc("reduce_scatter_117_on_1")
  check.expect_eq_const %results#4, dense<[[2], [2], [4], [4]]> : tensor<4x1xi32> loc("reduce_scatter_89_on_2")
  check.expect_eq_const %results#5, dense<[[6, 6, 6, 6], [4, 6, 6, 4]]> : tensor<2x4xui32> loc("reduce_scatter_117_on_2")
  check.expect_eq_const %results#6, dense<[[6], [2], [1], [1]]> : tensor<4x1xi32> loc("reduce_scatter_89_on_3")
  check.expect_eq_const %results#7, dense<[[6, 7, 6, 4], [7, 4, 7, 4]]> : tensor<2x4xui32> loc("reduce_scatter_117_on_3")
  return
}
