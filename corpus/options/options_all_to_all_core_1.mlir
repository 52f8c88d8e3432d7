// Options of all_to_all in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>) {
  %of_24_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_24_compare = stablehlo.compare GT, %id, %of_24_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_24_literal_2 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, false]]> : tensor<2x4xi1>
  %of_24_broadcast_in_dim = stablehlo.broadcast_in_dim %of_24_compare, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
  %of_24_xor = stablehlo.xor %of_24_literal_2, %of_24_broadcast_in_dim : tensor<2x4xi1>
  %of_24_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_24_literal_3 = stablehlo.constant dense<[[2.0, -2.0, -1.0, -1.0], [3.0, -1.0, 2.0, 3.0]]> : tensor<2x4xf32>
  %of_24_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_24_convert, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %of_24_add = stablehlo.add %of_24_literal_3, %of_24_broadcast_in_dim_2 : tensor<2x4xf32>
  %of_24_all_to_all:2 = "stablehlo.all_to_all"(%of_24_xor, %of_24_add) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<2x4xi1>, tensor<2x4xf32>) -> (tensor<2x4xi1>, tensor<2x4xf32>)
  %of_36_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_36_literal = stablehlo.constant dense<[[2.0, 2.0, 1.0, -1.0], [-3.0, -3.0, -3.0, 2.0]]> : tensor<2x4xf32>
  %of_36_broadcast_in_dim = stablehlo.broadcast_in_dim %of_36_convert, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %of_36_add = stablehlo.add %of_36_literal, %of_36_broadcast_in_dim : tensor<2x4xf32>
  %of_36_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<i8>
  %of_36_literal_2 = stablehlo.constant dense<[[-3, 3, -2, 3], [-2, -1, 2, 3]]> : tensor<2x4xi8>
  %of_36_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_36_convert_2, dims = [] : (tensor<i8>) -> tensor<2x4xi8>
  %of_36_add_2 = stablehlo.add %of_36_literal_2, %of_36_broadcast_in_dim_2 : tensor<2x4xi8>
  %of_36_all_to_all:2 = "stablehlo.all_to_all"(%of_36_add, %of_36_add_2) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, tensor<2x4xi8>) -> (tensor<1x8xf32>, tensor<1x8xi8>)
  %of_68_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_68_literal = stablehlo.constant dense<[[2, 3, 4, 3], [1, 1, 2, 2]]> : tensor<2x4xui32>
  %of_68_broadcast_in_dim = stablehlo.broadcast_in_dim %of_68_convert, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
  %of_68_add = stablehlo.add %of_68_literal, %of_68_broadcast_in_dim : tensor<2x4xui32>
  %of_68_all_to_all = "stablehlo.all_to_all"(%of_68_add) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<2x4xui32>) -> tensor<2x4xui32>
  %of_6_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_6_compare = stablehlo.compare GT, %id, %of_6_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_6_literal_2 = stablehlo.constant dense<false> : tensor<2x4xi1>
  %of_6_broadcast_in_dim = stablehlo.broadcast_in_dim %of_6_compare, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
  %of_6_xor = stablehlo.xor %of_6_literal_2, %of_6_broadcast_in_dim : tensor<2x4xi1>
  %of_6_all_to_all = "stablehlo.all_to_all"(%of_6_xor) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xi1>) -> tensor<1x8xi1>
  %of_10_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_10_compare = stablehlo.compare GT, %id, %of_10_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_10_literal_2 = stablehlo.constant dense<[[true, true, false, false], [true, false, false, false]]> : tensor<2x4xi1>
  %of_10_broadcast_in_dim = stablehlo.broadcast_in_dim %of_10_compare, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
  %of_10_xor = stablehlo.xor %of_10_literal_2, %of_10_broadcast_in_dim : tensor<2x4xi1>
  %of_10_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_10_literal_3 = stablehlo.constant dense<[[3, 1, 4, 2], [1, 2, 3, 1]]> : tensor<2x4xui16>
  %of_10_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_10_convert, dims = [] : (tensor<ui16>) -> tensor<2x4xui16>
  %of_10_add = stablehlo.add %of_10_literal_3, %of_10_broadcast_in_dim_2 : tensor<2x4xui16>
  %of_10_all_to_all:2 = "stablehlo.all_to_all"(%of_10_xor, %of_10_add) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<2x4xi1>, tensor<2x4xui16>) -> (tensor<2x4xi1>, tensor<2x4xui16>)
  return %of_24_all_to_all#0, %of_24_all_to_all#1, %of_36_all_to_all#0, %of_36_all_to_all#1, %of_68_all_to_all, %of_6_all_to_all, %of_10_all_to_all#0, %of_10_all_to_all#1 : tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:32 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>, tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>, tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>, tensor<2x4xi1>, tensor<2x4xf32>, tensor<1x8xf32>, tensor<1x8xi8>, tensor<2x4xui32>, tensor<1x8xi1>, tensor<2x4xi1>, tensor<2x4xui16>)
  check.expect_eq_const %results#0, dense<[[false, true, true, true], [false, true, true, false]]> : tensor<2x4xi1> loc("all_to_all_24_on_0")
  check.expect_eq_const %results#1, dense<[[2.0, -2.0, -1.0, -1.0], [3.0, -1.0, 2.0, 3.0]]> : tensor<2x4xf32> loc("all_to_all_24_1_on_0")
  check.expect_eq_const %results#2, dense<[[-1.0, -1.0, -1.0, 4.0, -3.0, -3.0, -3.0, 2.0]]> : tensor<1x8xf32> loc("all_to_all_36_on_0")
  check.expect_eq_const %results#3, dense<[[0, 1, 4, 5, -2, -1, 2, 3]]> : tensor<1x8xi8> loc("all_to_all_36_1_on_0")
  check.expect_eq_const %results#4, dense<[[2, 3, 4, 3], [1, 1, 2, 2]]> : tensor<2x4xui32> loc("all_to_all_68_on_0")
  check.expect_eq_const %results#5, dense<[[false, false, false, false, true, true, true, true]]> : tensor<1x8xi1> loc("all_to_all_6_on_0")
  check.expect_eq_const %results#6, dense<[[true, true, false, false], [true, false, false, false]]> : tensor<2x4xi1> loc("all_to_all_10_on_0")
  check.expect_eq_const %results#7, dense<[[3, 1, 4, 2], [1, 2, 3, 1]]> : tensor<2x4xui16> loc("all_to_all_10_1_on_0")
  check.expect_eq_const %results#8, dense<[[false, true, true, true], [false, true, true, false]]> : tensor<2x4xi1> loc("all_to_all_24_on_1")
  check.expect_eq_const %results#9, dense<[[3.0, -1.0, 0.0, 0.0], [4.0, 0.0, 3.0, 4.0]]> : tensor<2x4xf32> loc("all_to_all_24_1_on_1")
  check.expect_eq_const %results#10, dense<[[0.0, 0.0, 0.0, 5.0, -2.0, -2.0, -2.0, 3.0]]> : tensor<1x8xf32> loc("all_to_all_36_on_1")
  check.expect_eq_const %results#11, dense<[[1, 2, 5, 6, -1, 0, 3, 4]]> : tensor<1x8xi8> loc("all_to_all_36_1_on_1")
  check.expect_eq_const %results#12, dense<[[3, 4, 5, 4], [2, 2, 3, 3]]> : tensor<2x4xui32> loc("all_to_all_68_on_1")
  check.expect_eq_const %results#13, dense<[[false, false, false, false, true, true, true, true]]> : tensor<1x8xi1> loc("all_to_all_6_on_1")
  check.expect_eq_const %results#14, dense<[[true, true, false, false], [true, false, false, false]]> : tensor<2x4xi1> loc("all_to_all_10_on_1")
  check.expect_eq_const %results#15, dense<[[4, 2, 5, 3], [2, 3, 4, 2]]> : tensor<2x4xui16> loc("all_to_all_10_1_on_1")
  check.expect_eq_const %results#16, dense<[[true, false, false, false], [true, false, false, true]]> : tensor<2x4xi1> loc("all_to_all_24_on_2")
  check.expect_eq_const %results#17, dense<[[4.0, 0.0, 1.0, 1.0], [5.0, 1.0, 4.0, 5.0]]> : tensor<2x4xf32> loc("all_to_all_24_1_on_2")
  check.expect_eq_const %results#18, dense<[[4.0, 4.0, 3.0, 1.0, 2.0, 2.0, 1.0, -1.0]]> : tensor<1x8xf32> loc("all_to_all_36_on_2")
  check.expect_eq_const %results#19, dense<[[-1, 5, 0, 5, -3, 3, -2, 3]]> : tensor<1x8xi8> loc("all_to_all_36_1_on_2")
  check.expect_eq_const %results#20, dense<[[4, 5, 6, 5], [3, 3, 4, 4]]> : tensor<2x4xui32> loc("all_to_all_68_on_2")
  check.expect_eq_const %results#21, dense<[[false, false, false, false, true, true, true, true]]> : tensor<1x8xi1> loc("all_to_all_6_on_2")
  check.expect_eq_const %results#22, dense<[[false, false, true, true], [false, true, true, true]]> : tensor<2x4xi1> loc("all_to_all_10_on_2")
  check.expect_eq_const %results#23, dense<[[5, 3, 6, 4], [3, 4, 5, 3]]> : tensor<2x4xui16> loc("all_to_all_10_1_on_2")
  check.expect_eq_const %results#24, dense<[[true, false, false, false], [true, false, false, true]]> : tensor<2x4xi1> loc("all_to_all_24_on_3")
  check.expect_eq_const %results#25, dense<[[5.0, 1.0, 2.0, 2.0], [6.0, 2.0, 5.0, 6.0]]> : tensor<2x4xf32> loc("all_to_all_24_1_on_3")
  check.expect_eq_const %results#26, dense<[[5.0, 5.0, 4.0, 2.0, 3.0, 3.0, 2.0, 0.0]]> : tensor<1x8xf32> loc("all_to_all_36_on_3")
  check.expect_eq_const %results#27, dense<[[0, 6, 1, 6, -2, 4, -1, 4]]> : tensor<1x8xi8> loc("all_to_all_36_1_on_3")
  check.expect_eq_const %results#28, dense<[[5, 6, 7, 6], [4, 4, 5, 5]]> : tensor<2x4xui32> loc("all_to_all_68_on_3")
  check.expect_eq_const %results#29, dense<[[false, false, false, false, true, true, true, true]]> : tensor<1x8xi1> loc("all_to_all_6_on_3")
  check.expect_eq_const %results#30, dense<[[false, false, true, true], [false, true, true, true]]> : tensor<2x4xi1> loc("all_to_all_10_on_3")
  check.expect_eq_const %results#31, dense<[[6, 4, 7, 5], [4, 5, 6, 4]]> : tensor<2x4xui16> loc("all_to_all_10_1_on_3")
  return
}
