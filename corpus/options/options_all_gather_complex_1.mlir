// Options of all_gather in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>) {
  %of_57_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_57_literal = stablehlo.constant dense<[[(-1.0, -1.0), (-2.0, -1.0), (-1.0, -1.0)], [(1.0, -2.0), (1.0, -2.0), (-2.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %of_57_broadcast_in_dim = stablehlo.broadcast_in_dim %of_57_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %of_57_add = stablehlo.add %of_57_literal, %of_57_broadcast_in_dim : tensor<2x3xcomplex<f32>>
  %of_57_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<i8>
  %of_57_literal_2 = stablehlo.constant dense<[[2, -3, -2], [1, -1, -2]]> : tensor<2x3xi8>
  %of_57_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_57_convert_2, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
  %of_57_add_2 = stablehlo.add %of_57_literal_2, %of_57_broadcast_in_dim_2 : tensor<2x3xi8>
  %of_57_all_gather:2 = "stablehlo.all_gather"(%of_57_add, %of_57_add_2) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xi8>) -> (tensor<2x6xcomplex<f32>>, tensor<2x6xi8>)
  %of_25_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_25_compare = stablehlo.compare GT, %id, %of_25_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_25_literal_2 = stablehlo.constant dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>
  %of_25_broadcast_in_dim = stablehlo.broadcast_in_dim %of_25_compare, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
  %of_25_xor = stablehlo.xor %of_25_literal_2, %of_25_broadcast_in_dim : tensor<2x3xi1>
  %of_25_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_25_literal_3 = stablehlo.constant dense<[[(2.0, 2.0), (1.0, 1.0), (-2.0, 1.0)], [(2.0, -1.0), (1.0, 2.0), (1.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %of_25_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_25_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %of_25_add = stablehlo.add %of_25_literal_3, %of_25_broadcast_in_dim_2 : tensor<2x3xcomplex<f32>>
  %of_25_all_gather:2 = "stablehlo.all_gather"(%of_25_xor, %of_25_add) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>) -> (tensor<2x6xi1>, tensor<2x6xcomplex<f32>>)
  %of_32_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_32_literal = stablehlo.constant dense<[[2.0, 3.0, -2.0], [3.0, 3.0, 3.0]]> : tensor<2x3xf32>
  %of_32_broadcast_in_dim = stablehlo.broadcast_in_dim %of_32_convert, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %of_32_add = stablehlo.add %of_32_literal, %of_32_broadcast_in_dim : tensor<2x3xf32>
  %of_32_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_32_literal_2 = stablehlo.constant dense<[[(2.0, 0.0), (-2.0, 2.0), (-2.0, 2.0)], [(-2.0, 1.0), (-2.0, 1.0), (0.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %of_32_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_32_convert_2, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %of_32_add_2 = stablehlo.add %of_32_literal_2, %of_32_broadcast_in_dim_2 : tensor<2x3xcomplex<f32>>
  %of_32_all_gather:2 = "stablehlo.all_gather"(%of_32_add, %of_32_add_2) <{all_gather_dim = 1 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<2x3xf32>, tensor<2x3xcomplex<f32>>) -> (tensor<2x12xf32>, tensor<2x12xcomplex<f32>>)
  return %of_57_all_gather#0, %of_57_all_gather#1, %of_25_all_gather#0, %of_25_all_gather#1, %of_32_all_gather#0, %of_32_all_gather#1 : tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:24 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<2x6xi8>, tensor<2x6xi1>, tensor<2x6xcomplex<f32>>, tensor<2x12xf32>, tensor<2x12xcomplex<f32>>)
  check.expect_eq_const %results#0, dense<[[(-1.0, -1.0), (-2.0, -1.0), (-1.0, -1.0), (1.0, -1.0), (0.0, -1.0), (1.0, -1.0)], [(1.0, -2.0), (1.0, -2.0), (-2.0, 2.0), (3.0, -2.0), (3.0, -2.0), (0.0, 2.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_57_on_0")
  check.expect_eq_const %results#1, dense<[[2, -3, -2, 4, -1, 0], [1, -1, -2, 3, 1, 0]]> : tensor<2x6xi8> loc("all_gather_57_1_on_0")
  check.expect_eq_const %results#2, dense<[[true, false, false, true, false, false], [true, false, true, true, false, true]]> : tensor<2x6xi1> loc("all_gather_25_on_0")
  check.expect_eq_const %results#3, dense<[[(2.0, 2.0), (1.0, 1.0), (-2.0, 1.0), (3.0, 2.0), (2.0, 1.0), (-1.0, 1.0)], [(2.0, -1.0), (1.0, 2.0), (1.0, 0.0), (3.0, -1.0), (2.0, 2.0), (2.0, 0.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_25_1_on_0")
  check.expect_eq_const %results#4, dense<[[4.0, 5.0, 0.0, 2.0, 3.0, -2.0, 5.0, 6.0, 1.0, 3.0, 4.0, -1.0], [5.0, 5.0, 5.0, 3.0, 3.0, 3.0, 6.0, 6.0, 6.0, 4.0, 4.0, 4.0]]> : tensor<2x12xf32> loc("all_gather_32_on_0")
  check.expect_eq_const %results#5, dense<[[(4.0, 0.0), (0.0, 2.0), (0.0, 2.0), (2.0, 0.0), (-2.0, 2.0), (-2.0, 2.0), (5.0, 0.0), (1.0, 2.0), (1.0, 2.0), (3.0, 0.0), (-1.0, 2.0), (-1.0, 2.0)], [(0.0, 1.0), (0.0, 1.0), (2.0, 2.0), (-2.0, 1.0), (-2.0, 1.0), (0.0, 2.0), (1.0, 1.0), (1.0, 1.0), (3.0, 2.0), (-1.0, 1.0), (-1.0, 1.0), (1.0, 2.0)]]> : tensor<2x12xcomplex<f32>> loc("all_gather_32_1_on_0")
  check.expect_eq_const %results#6, dense<[[(2.0, -1.0), (1.0, -1.0), (2.0, -1.0), (0.0, -1.0), (-1.0, -1.0), (0.0, -1.0)], [(4.0, -2.0), (4.0, -2.0), (1.0, 2.0), (2.0, -2.0), (2.0, -2.0), (-1.0, 2.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_57_on_1")
  check.expect_eq_const %results#7, dense<[[5, 0, 1, 3, -2, -1], [4, 2, 1, 2, 0, -1]]> : tensor<2x6xi8> loc("all_gather_57_1_on_1")
  check.expect_eq_const %results#8, dense<[[true, false, false, true, false, false], [true, false, true, true, false, true]]> : tensor<2x6xi1> loc("all_gather_25_on_1")
  check.expect_eq_const %results#9, dense<[[(2.0, 2.0), (1.0, 1.0), (-2.0, 1.0), (3.0, 2.0), (2.0, 1.0), (-1.0, 1.0)], [(2.0, -1.0), (1.0, 2.0), (1.0, 0.0), (3.0, -1.0), (2.0, 2.0), (2.0, 0.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_25_1_on_1")
  check.expect_eq_const %results#10, dense<[[4.0, 5.0, 0.0, 2.0, 3.0, -2.0, 5.0, 6.0, 1.0, 3.0, 4.0, -1.0], [5.0, 5.0, 5.0, 3.0, 3.0, 3.0, 6.0, 6.0, 6.0, 4.0, 4.0, 4.0]]> : tensor<2x12xf32> loc("all_gather_32_on_1")
  check.expect_eq_const %results#11, dense<[[(4.0, 0.0), (0.0, 2.0), (0.0, 2.0), (2.0, 0.0), (-2.0, 2.0), (-2.0, 2.0), (5.0, 0.0), (1.0, 2.0), (1.0, 2.0), (3.0, 0.0), (-1.0, 2.0), (-1.0, 2.0)], [(0.0, 1.0), (0.0, 1.0), (2.0, 2.0), (-2.0, 1.0), (-2.0, 1.0), (0.0, 2.0), (1.0, 1.0), (1.0, 1.0), (3.0, 2.0), (-1.0, 1.0), (-1.0, 1.0), (1.0, 2.0)]]> : tensor<2x12xcomplex<f32>> loc("all_gather_32_1_on_1")
  check.expect_eq_const %results#12, dense<[[(-1.0, -1.0), (-2.0, -1.0), (-1.0, -1.0), (1.0, -1.0), (0.0, -1.0), (1.0, -1.0)], [(1.0, -2.0), (1.0, -2.0), (-2.0, 2.0), (3.0, -2.0), (3.0, -2.0), (0.0, 2.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_57_on_2")
  check.expect_eq_const %results#13, dense<[[2, -3, -2, 4, -1, 0], [1, -1, -2, 3, 1, 0]]> : tensor<2x6xi8> loc("all_gather_57_1_on_2")
  check.expect_eq_const %results#14, dense<[[false, true, true, false, true, true], [false, true, false, false, true, false]]> : tensor<2x6xi1> loc("all_gather_25_on_2")
  check.expect_eq_const %results#15, dense<[[(4.0, 2.0), (3.0, 1.0), (0.0, 1.0), (5.0, 2.0), (4.0, 1.0), (1.0, 1.0)], [(4.0, -1.0), (3.0, 2.0), (3.0, 0.0), (5.0, -1.0), (4.0, 2.0), (4.0, 0.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_25_1_on_2")
  check.expect_eq_const %results#16, dense<[[4.0, 5.0, 0.0, 2.0, 3.0, -2.0, 5.0, 6.0, 1.0, 3.0, 4.0, -1.0], [5.0, 5.0, 5.0, 3.0, 3.0, 3.0, 6.0, 6.0, 6.0, 4.0, 4.0, 4.0]]> : tensor<2x12xf32> loc("all_gather_32_on_2")
  check.expect_eq_const %results#17, dense<[[(4.0, 0.0), (0.0, 2.0), (0.0, 2.0), (2.0, 0.0), (-2.0, 2.0), (-2.0, 2.0), (5.0, 0.0), (1.0, 2.0), (1.0, 2.0), (3.0, 0.0), (-1.0, 2.0), (-1.0, 2.0)], [(0.0, 1.0), (0.0, 1.0), (2.0, 2.0), (-2.0, 1.0), (-2.0, 1.0), (0.0, 2.0), (1.0, 1.0), (1.0, 1.0), (3.0, 2.0), (-1.0, 1.0), (-1.0, 1.0), (1.0, 2.0)]]> : tensor<2x12xcomplex<f32>> loc("all_gather_32_1_on_2")
  check.expect_eq_const %results#18, dense<[[(2.0, -1.0), (1.0, -1.0), (2.0, -1.0), (0.0, -1.0), (-1.0, -1.0), (0.0, -1.0)], [(4.0, -2.0), (4.0, -2.0), (1.0, 2.0), (2.0, -2.0), (2.0, -2.0), (-1.0, 2.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_57_on_3")
  check.expect_eq_const %results#19, dense<[[5, 0, 1, 3, -2, -1], [4, 2, 1, 2, 0, -1]]> : tensor<2x6xi8> loc("all_gather_57_1_on_3")
  check.expect_eq_const %results#20, dense<[[false, true, true, false, true, true], [false, true, false, false, true, false]]> : tensor<2x6xi1> loc("all_gather_25_on_3")
  check.expect_eq_const %results#21, dense<[[(4.0, 2.0), (3.0, 1.0), (0.0, 1.0), (5.0, 2.0), (4.0, 1.0), (1.0, 1.0)], [(4.0, -1.0), (3.0, 2.0), (3.0, 0.0), (5.0, -1.0), (4.0, 2.0), (4.0, 0.0)]]> : tensor<2x6xcomplex<f32>> loc("all_gather_25_1_on_3")
  check.expect_eq_const %results#22, dense<[[4.0, 5.0, 0.0, 2.0, 3.0, -2.0, 5.0, 6.0, 1.0, 3.0, 4.0, -1.0], [5.0, 5.0, 5.0, 3.0, 3.0, 3.0, 6.0, 6.0, 6.0, 4.0, 4.0, 4.0]]> : tensor<2x12xf32> loc("all_gather_32_on_3")
  check.expect_eq_const %results#23, dense<[[(4.0, 0.0), (0.0, 2.0), (0.0, 2.0), (2.0, 0.0), (-2.0, 2.0), (-2.0, 2.0), (5.0, 0.0), (1.0, 2.0), (1.0, 2.0), (3.0, 0.0), (-1.0, 2.0), (-1.0, 2.0)], [(0.0, 1.0), (0.0, 1.0), (2.0, 2.0), (-2.0, 1.0), (-2.0, 1.0), (0.0, 2.0), (1.0, 1.0), (1.0, 1.0), (3.0, 2.0), (-1.0, 1.0), (-1.0, 1.0), (1.0, 2.0)]]> : tensor<2x12xcomplex<f32>> loc("all_gather_32_1_on_3")
  return
}
