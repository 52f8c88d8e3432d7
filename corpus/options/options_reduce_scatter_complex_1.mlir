// Options of reduce_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>) {
  %of_77_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_77_literal = stablehlo.constant dense<[[(1.0, -2.0), (-1.0, 1.0), (0.0, 0.0), (-2.0, 1.0)], [(-2.0, 2.0), (-2.0, -2.0), (1.0, 2.0), (1.0, 1.0)], [(-1.0, 2.0), (2.0, -2.0), (0.0, 0.0), (-2.0, 2.0)], [(-1.0, 2.0), (0.0, 2.0), (0.0, -2.0), (0.0, 1.0)]]> : tensor<4x4xcomplex<f32>>
  %of_77_broadcast_in_dim = stablehlo.broadcast_in_dim %of_77_convert, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
  %of_77_add = stablehlo.add %of_77_literal, %of_77_broadcast_in_dim : tensor<4x4xcomplex<f32>>
  %of_77_reduce_scatter = "stablehlo.reduce_scatter"(%of_77_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> ({
  ^bb0(%of_77_left: tensor<complex<f32>>, %of_77_right: tensor<complex<f32>>):
    %of_77_multiply = stablehlo.multiply %of_77_left, %of_77_right : tensor<complex<f32>>
    stablehlo.return %of_77_multiply : tensor<complex<f32>>
  }) : (tensor<4x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  %of_7_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_7_literal = stablehlo.constant dense<[[(-2.0, -1.0), (0.0, -2.0), (1.0, 2.0), (-2.0, -2.0)], [(1.0, -1.0), (1.0, -1.0), (1.0, 0.0), (0.0, 2.0)], [(1.0, 1.0), (-2.0, -2.0), (2.0, 2.0), (1.0, -2.0)], [(-1.0, 1.0), (-1.0, 1.0), (0.0, 0.0), (1.0, 1.0)]]> : tensor<4x4xcomplex<f32>>
  %of_7_broadcast_in_dim = stablehlo.broadcast_in_dim %of_7_convert, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
  %of_7_add = stablehlo.add %of_7_literal, %of_7_broadcast_in_dim : tensor<4x4xcomplex<f32>>
  %of_7_reduce_scatter = "stablehlo.reduce_scatter"(%of_7_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_7_left: tensor<complex<f32>>, %of_7_right: tensor<complex<f32>>):
    %of_7_multiply = stablehlo.multiply %of_7_left, %of_7_right : tensor<complex<f32>>
    stablehlo.return %of_7_multiply : tensor<complex<f32>>
  }) : (tensor<4x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
  return %of_77_reduce_scatter, %of_7_reduce_scatter : tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<1x4xcomplex<f32>>)
  check.expect_eq_const %results#0, dense<[[(-2.0, -6.0), (-1.0, -1.0)], [(-2.0, -6.0), (-2.0, 6.0)], [(-4.0, -2.0), (2.0, -10.0)], [(-4.0, -2.0), (-4.0, 2.0)]]> : tensor<4x2xcomplex<f32>> loc("reduce_scatter_77_on_0")
  check.expect_eq_const %results#1, dense<[[(-10.0, -40.0), (-10.0, -40.0), (24.0, 0.0), (-28.0, -36.0)]]> : tensor<1x4xcomplex<f32>> loc("reduce_scatter_7_on_0")
  check.expect_eq_const %results#2, dense<[[(0.0, 0.0), (1.0, -3.0)], [(-2.0, 6.0), (1.0, 3.0)], [(0.0, 0.0), (-2.0, -6.0)], [(-4.0, -2.0), (-1.0, 1.0)]]> : tensor<4x2xcomplex<f32>> loc("reduce_scatter_77_on_1")
  check.expect_eq_const %results#3, dense<[[(2.0, -4.0), (2.0, -4.0), (0.0, 0.0), (-10.0, 40.0)]]> : tensor<1x4xcomplex<f32>> loc("reduce_scatter_7_on_1")
  check.expect_eq_const %results#4, dense<[[(8.0, -14.0), (1.0, 3.0)], [(-4.0, 2.0), (-4.0, -2.0)], [(-2.0, 6.0), (16.0, -18.0)], [(-2.0, 6.0), (2.0, 10.0)]]> : tensor<4x2xcomplex<f32>> loc("reduce_scatter_77_on_2")
  check.expect_eq_const %results#5, dense<[[(2.0, -4.0), (-28.0, 36.0), (-100.0, 20.0), (20.0, -20.0)]]> : tensor<1x4xcomplex<f32>> loc("reduce_scatter_7_on_2")
  check.expect_eq_const %results#6, dense<[[(6.0, 0.0), (-1.0, 1.0)], [(8.0, 14.0), (11.0, 7.0)], [(6.0, 0.0), (-4.0, 2.0)], [(2.0, -10.0), (5.0, 5.0)]]> : tensor<4x2xcomplex<f32>> loc("reduce_scatter_77_on_3")
  check.expect_eq_const %results#7, dense<[[(-10.0, 40.0), (20.0, -20.0), (-148.0, 196.0), (-100.0, -20.0)]]> : tensor<1x4xcomplex<f32>> loc("reduce_scatter_7_on_3")
  return
}
