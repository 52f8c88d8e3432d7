// Options of all_to_all in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>) {
  %of_25_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_25_literal = stablehlo.constant dense<[[4, 1, 3, 4], [3, 1, 2, 1]]> : tensor<2x4xui32>
  %of_25_broadcast_in_dim = stablehlo.broadcast_in_dim %of_25_convert, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
  %of_25_add = stablehlo.add %of_25_literal, %of_25_broadcast_in_dim : tensor<2x4xui32>
  %of_25_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_25_literal_2 = stablehlo.constant dense<[[(-2.0, -2.0), (-2.0, 2.0), (-2.0, 2.0), (-1.0, 1.0)], [(-1.0, 1.0), (-2.0, -2.0), (0.0, 0.0), (-2.0, 1.0)]]> : tensor<2x4xcomplex<f32>>
  %of_25_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_25_convert_2, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
  %of_25_add_2 = stablehlo.add %of_25_literal_2, %of_25_broadcast_in_dim_2 : tensor<2x4xcomplex<f32>>
  %of_25_all_to_all:2 = "stablehlo.all_to_all"(%of_25_add, %of_25_add_2) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> : (tensor<2x4xui32>, tensor<2x4xcomplex<f32>>) -> (tensor<1x8xui32>, tensor<1x8xcomplex<f32>>)
  %of_44_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_44_literal = stablehlo.constant dense<[[(1.0, -1.0), (-2.0, 1.0), (0.0, 0.0), (0.0, 2.0)], [(1.0, -2.0), (1.0, -2.0), (1.0, 1.0), (1.0, -2.0)]]> : tensor<2x4xcomplex<f32>>
  %of_44_broadcast_in_dim = stablehlo.broadcast_in_dim %of_44_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
  %of_44_add = stablehlo.add %of_44_literal, %of_44_broadcast_in_dim : tensor<2x4xcomplex<f32>>
  %of_44_all_to_all = "stablehlo.all_to_all"(%of_44_add) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %of_59_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_59_literal = stablehlo.constant dense<[[(1.0, 0.0), (-2.0, 2.0), (1.0, 1.0), (2.0, 1.0)], [(0.0, -1.0), (0.0, 2.0), (-1.0, 1.0), (1.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %of_59_broadcast_in_dim = stablehlo.broadcast_in_dim %of_59_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
  %of_59_add = stablehlo.add %of_59_literal, %of_59_broadcast_in_dim : tensor<2x4xcomplex<f32>>
  %of_59_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_59_literal_2 = stablehlo.constant dense<[[1, 2, 2, 2], [1, 3, 4, 2]]> : tensor<2x4xui8>
  %of_59_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_59_convert_2, dims = [] : (tensor<ui8>) -> tensor<2x4xui8>
  %of_59_add_2 = stablehlo.add %of_59_literal_2, %of_59_broadcast_in_dim_2 : tensor<2x4xui8>
  %of_59_all_to_all:2 = "stablehlo.all_to_all"(%of_59_add, %of_59_add_2) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<2x4xcomplex<f32>>, tensor<2x4xui8>) -> (tensor<2x4xcomplex<f32>>, tensor<2x4xui8>)
  return %of_25_all_to_all#0, %of_25_all_to_all#1, %of_44_all_to_all, %of_59_all_to_all#0, %of_59_all_to_all#1 : tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:20 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>, tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>, tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>, tensor<1x8xui32>, tensor<1x8xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xui8>)
  check.expect_eq_const %results#0, dense<[[4, 2, 3, 2, 3, 1, 2, 1]]> : tensor<1x8xui32> loc("all_to_all_25_on_0")
  check.expect_eq_const %results#1, dense<[[(0.0, 1.0), (-1.0, -2.0), (1.0, 0.0), (-1.0, 1.0), (-1.0, 1.0), (-2.0, -2.0), (0.0, 0.0), (-2.0, 1.0)]]> : tensor<1x8xcomplex<f32>> loc("all_to_all_25_1_on_0")
  check.expect_eq_const %results#2, dense<[[(1.0, -1.0), (-2.0, 1.0), (0.0, 0.0), (0.0, 2.0)], [(1.0, -2.0), (1.0, -2.0), (1.0, 1.0), (1.0, -2.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_44_on_0")
  check.expect_eq_const %results#3, dense<[[(1.0, 0.0), (-2.0, 2.0), (1.0, 1.0), (2.0, 1.0)], [(0.0, -1.0), (0.0, 2.0), (-1.0, 1.0), (1.0, 0.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_59_on_0")
  check.expect_eq_const %results#4, dense<[[1, 2, 2, 2], [1, 3, 4, 2]]> : tensor<2x4xui8> loc("all_to_all_59_1_on_0")
  check.expect_eq_const %results#5, dense<[[5, 2, 4, 5, 4, 1, 3, 4]]> : tensor<1x8xui32> loc("all_to_all_25_on_1")
  check.expect_eq_const %results#6, dense<[[(-1.0, -2.0), (-1.0, 2.0), (-1.0, 2.0), (0.0, 1.0), (-2.0, -2.0), (-2.0, 2.0), (-2.0, 2.0), (-1.0, 1.0)]]> : tensor<1x8xcomplex<f32>> loc("all_to_all_25_1_on_1")
  check.expect_eq_const %results#7, dense<[[(2.0, -1.0), (-1.0, 1.0), (1.0, 0.0), (1.0, 2.0)], [(2.0, -2.0), (2.0, -2.0), (2.0, 1.0), (2.0, -2.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_44_on_1")
  check.expect_eq_const %results#8, dense<[[(2.0, 0.0), (-1.0, 2.0), (2.0, 1.0), (3.0, 1.0)], [(1.0, -1.0), (1.0, 2.0), (0.0, 1.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_59_on_1")
  check.expect_eq_const %results#9, dense<[[2, 3, 3, 3], [2, 4, 5, 3]]> : tensor<2x4xui8> loc("all_to_all_59_1_on_1")
  check.expect_eq_const %results#10, dense<[[6, 4, 5, 4, 5, 3, 4, 3]]> : tensor<1x8xui32> loc("all_to_all_25_on_2")
  check.expect_eq_const %results#11, dense<[[(2.0, 1.0), (1.0, -2.0), (3.0, 0.0), (1.0, 1.0), (1.0, 1.0), (0.0, -2.0), (2.0, 0.0), (0.0, 1.0)]]> : tensor<1x8xcomplex<f32>> loc("all_to_all_25_1_on_2")
  check.expect_eq_const %results#12, dense<[[(3.0, -1.0), (0.0, 1.0), (2.0, 0.0), (2.0, 2.0)], [(3.0, -2.0), (3.0, -2.0), (3.0, 1.0), (3.0, -2.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_44_on_2")
  check.expect_eq_const %results#13, dense<[[(3.0, 0.0), (0.0, 2.0), (3.0, 1.0), (4.0, 1.0)], [(2.0, -1.0), (2.0, 2.0), (1.0, 1.0), (3.0, 0.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_59_on_2")
  check.expect_eq_const %results#14, dense<[[3, 4, 4, 4], [3, 5, 6, 4]]> : tensor<2x4xui8> loc("all_to_all_59_1_on_2")
  check.expect_eq_const %results#15, dense<[[7, 4, 6, 7, 6, 3, 5, 6]]> : tensor<1x8xui32> loc("all_to_all_25_on_3")
  check.expect_eq_const %results#16, dense<[[(1.0, -2.0), (1.0, 2.0), (1.0, 2.0), (2.0, 1.0), (0.0, -2.0), (0.0, 2.0), (0.0, 2.0), (1.0, 1.0)]]> : tensor<1x8xcomplex<f32>> loc("all_to_all_25_1_on_3")
  check.expect_eq_const %results#17, dense<[[(4.0, -1.0), (1.0, 1.0), (3.0, 0.0), (3.0, 2.0)], [(4.0, -2.0), (4.0, -2.0), (4.0, 1.0), (4.0, -2.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_44_on_3")
  check.expect_eq_const %results#18, dense<[[(4.0, 0.0), (1.0, 2.0), (4.0, 1.0), (5.0, 1.0)], [(3.0, -1.0), (3.0, 2.0), (2.0, 1.0), (4.0, 0.0)]]> : tensor<2x4xcomplex<f32>> loc("all_to_all_59_on_3")
  check.expect_eq_const %results#19, dense<[[4, 5, 5, 5], [4, 6, 7, 5]]> : tensor<2x4xui8> loc("all_to_all_59_1_on_3")
  return
}
