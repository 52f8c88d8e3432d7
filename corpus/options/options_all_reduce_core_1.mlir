// Options of all_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>) {
  %of_66_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_66_literal = stablehlo.constant dense<3> : tensor<2xui32>
  %of_66_broadcast_in_dim = stablehlo.broadcast_in_dim %of_66_convert, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %of_66_add = stablehlo.add %of_66_literal, %of_66_broadcast_in_dim : tensor<2xui32>
  %of_66_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_66_literal_2 = stablehlo.constant dense<[2, 3]> : tensor<2xui32>
  %of_66_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_66_convert_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %of_66_add_2 = stablehlo.add %of_66_literal_2, %of_66_broadcast_in_dim_2 : tensor<2xui32>
  %of_66_all_reduce:2 = "stablehlo.all_reduce"(%of_66_add, %of_66_add_2) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> ({
  ^bb0(%of_66_left: tensor<ui32>, %of_66_right: tensor<ui32>):
    %of_66_and = stablehlo.and %of_66_left, %of_66_right : tensor<ui32>
    stablehlo.return %of_66_and : tensor<ui32>
  }) : (tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
  %of_69_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_69_compare = stablehlo.compare GT, %id, %of_69_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_69_literal_2 = stablehlo.constant dense<false> : tensor<2xi1>
  %of_69_broadcast_in_dim = stablehlo.broadcast_in_dim %of_69_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_69_xor = stablehlo.xor %of_69_literal_2, %of_69_broadcast_in_dim : tensor<2xi1>
  %of_69_literal_3 = stablehlo.constant dense<1> : tensor<i32>
  %of_69_compare_2 = stablehlo.compare GT, %id, %of_69_literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_69_literal_4 = stablehlo.constant dense<true> : tensor<2xi1>
  %of_69_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_69_compare_2, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_69_xor_2 = stablehlo.xor %of_69_literal_4, %of_69_broadcast_in_dim_2 : tensor<2xi1>
  %of_69_all_reduce:2 = "stablehlo.all_reduce"(%of_69_xor, %of_69_xor_2) <{replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_69_left: tensor<i1>, %of_69_right: tensor<i1>):
    %of_69_or = stablehlo.or %of_69_left, %of_69_right : tensor<i1>
    stablehlo.return %of_69_or : tensor<i1>
  }) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  %of_14_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_14_literal = stablehlo.constant dense<[-2.0, -3.0]> : tensor<2xf32>
  %of_14_broadcast_in_dim = stablehlo.broadcast_in_dim %of_14_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_14_add = stablehlo.add %of_14_literal, %of_14_broadcast_in_dim : tensor<2xf32>
  %of_14_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_14_literal_2 = stablehlo.constant dense<[-1.0, 3.0]> : tensor<2xf32>
  %of_14_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_14_convert_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_14_add_2 = stablehlo.add %of_14_literal_2, %of_14_broadcast_in_dim_2 : tensor<2xf32>
  %of_14_all_reduce:2 = "stablehlo.all_reduce"(%of_14_add, %of_14_add_2) <{replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_14_left: tensor<f32>, %of_14_right: tensor<f32>):
    %of_14_maximum = stablehlo.maximum %of_14_left, %of_14_right : tensor<f32>
    stablehlo.return %of_14_maximum : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %of_71_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_71_compare = stablehlo.compare GT, %id, %of_71_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_71_literal_2 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %of_71_broadcast_in_dim = stablehlo.broadcast_in_dim %of_71_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_71_xor = stablehlo.xor %of_71_literal_2, %of_71_broadcast_in_dim : tensor<2xi1>
  %of_71_all_reduce = "stablehlo.all_reduce"(%of_71_xor) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> ({
  ^bb0(%of_71_left: tensor<i1>, %of_71_right: tensor<i1>):
    %of_71_minimum = stablehlo.minimum %of_71_left, %of_71_right : tensor<i1>
    stablehlo.return %of_71_minimum : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  %of_88_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i16>
  %of_88_literal = stablehlo.constant dense<1> : tensor<2xi16>
  %of_88_broadcast_in_dim = stablehlo.broadcast_in_dim %of_88_convert, dims = [] : (tensor<i16>) -> tensor<2xi16>
  %of_88_add = stablehlo.add %of_88_literal, %of_88_broadcast_in_dim : tensor<2xi16>
  %of_88_all_reduce = "stablehlo.all_reduce"(%of_88_add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_88_left: tensor<i16>, %of_88_right: tensor<i16>):
    %of_88_and = stablehlo.and %of_88_left, %of_88_right : tensor<i16>
    stablehlo.return %of_88_and : tensor<i16>
  }) : (tensor<2xi16>) -> tensor<2xi16>
  %of_129_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_129_literal = stablehlo.constant dense<[4, 2]> : tensor<2xui8>
  %of_129_broadcast_in_dim = stablehlo.broadcast_in_dim %of_129_convert, dims = [] : (tensor<ui8>) -> tensor<2xui8>
  %of_129_add = stablehlo.add %of_129_literal, %of_129_broadcast_in_dim : tensor<2xui8>
  %of_129_all_reduce = "stablehlo.all_reduce"(%of_129_add) <{replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_129_left: tensor<ui8>, %of_129_right: tensor<ui8>):
    %of_129_minimum = stablehlo.minimum %of_129_left, %of_129_right : tensor<ui8>
    stablehlo.return %of_129_minimum : tensor<ui8>
  }) : (tensor<2xui8>) -> tensor<2xui8>
  %of_67_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_67_literal = stablehlo.constant dense<[-2.0, 3.0]> : tensor<2xf32>
  %of_67_broadcast_in_dim = stablehlo.broadcast_in_dim %of_67_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_67_add = stablehlo.add %of_67_literal, %of_67_broadcast_in_dim : tensor<2xf32>
  %of_67_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_67_literal_2 = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %of_67_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_67_convert_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_67_add_2 = stablehlo.add %of_67_literal_2, %of_67_broadcast_in_dim_2 : tensor<2xf32>
  %of_67_all_reduce:2 = "stablehlo.all_reduce"(%of_67_add, %of_67_add_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> ({
  ^bb0(%of_67_left: tensor<f32>, %of_67_right: tensor<f32>):
    %of_67_minimum = stablehlo.minimum %of_67_left, %of_67_right : tensor<f32>
    stablehlo.return %of_67_minimum : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %of_24_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_24_literal = stablehlo.constant dense<[2, 1]> : tensor<2xui16>
  %of_24_broadcast_in_dim = stablehlo.broadcast_in_dim %of_24_convert, dims = [] : (tensor<ui16>) -> tensor<2xui16>
  %of_24_add = stablehlo.add %of_24_literal, %of_24_broadcast_in_dim : tensor<2xui16>
  %of_24_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_24_literal_2 = stablehlo.constant dense<[4, 3]> : tensor<2xui16>
  %of_24_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_24_convert_2, dims = [] : (tensor<ui16>) -> tensor<2xui16>
  %of_24_add_2 = stablehlo.add %of_24_literal_2, %of_24_broadcast_in_dim_2 : tensor<2xui16>
  %of_24_all_reduce:2 = "stablehlo.all_reduce"(%of_24_add, %of_24_add_2) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_24_left: tensor<ui16>, %of_24_right: tensor<ui16>):
    %of_24_maximum = stablehlo.maximum %of_24_left, %of_24_right : tensor<ui16>
    stablehlo.return %of_24_maximum : tensor<ui16>
  }) : (tensor<2xui16>, tensor<2xui16>) -> (tensor<2xui16>, tensor<2xui16>)
  %of_32_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_32_literal = stablehlo.constant dense<[1.0, -3.0]> : tensor<2xf32>
  %of_32_broadcast_in_dim = stablehlo.broadcast_in_dim %of_32_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_32_add = stablehlo.add %of_32_literal, %of_32_broadcast_in_dim : tensor<2xf32>
  %of_32_all_reduce = "stablehlo.all_reduce"(%of_32_add) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_32_left: tensor<f32>, %of_32_right: tensor<f32>):
    %of_32_multiply = stablehlo.multiply %of_32_left, %of_32_right : tensor<f32>
    stablehlo.return %of_32_multiply : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %of_39_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_39_compare = stablehlo.compare GT, %id, %of_39_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_39_literal_2 = stablehlo.constant dense<false> : tensor<2xi1>
  %of_39_broadcast_in_dim = stablehlo.broadcast_in_dim %of_39_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_39_xor = stablehlo.xor %of_39_literal_2, %of_39_broadcast_in_dim : tensor<2xi1>
  %of_39_all_reduce = "stablehlo.all_reduce"(%of_39_xor) <{replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_39_left: tensor<i1>, %of_39_right: tensor<i1>):
    %of_39_maximum = stablehlo.maximum %of_39_left, %of_39_right : tensor<i1>
    stablehlo.return %of_39_maximum : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  %of_122_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_122_literal = stablehlo.constant dense<[1, 3]> : tensor<2xui16>
  %of_122_broadcast_in_dim = stablehlo.broadcast_in_dim %of_122_convert, dims = [] : (tensor<ui16>) -> tensor<2xui16>
  %of_122_add = stablehlo.add %of_122_literal, %of_122_broadcast_in_dim : tensor<2xui16>
  %of_122_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_122_literal_2 = stablehlo.constant dense<[3, 1]> : tensor<2xui16>
  %of_122_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_122_convert_2, dims = [] : (tensor<ui16>) -> tensor<2xui16>
  %of_122_add_2 = stablehlo.add %of_122_literal_2, %of_122_broadcast_in_dim_2 : tensor<2xui16>
  %of_122_all_reduce:2 = "stablehlo.all_reduce"(%of_122_add, %of_122_add_2) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_122_left: tensor<ui16>, %of_122_right: tensor<ui16>):
    %of_122_multiply = stablehlo.multiply %of_122_left, %of_122_right : tensor<ui16>
    stablehlo.return %of_122_multiply : tensor<ui16>
  }) : (tensor<2xui16>, tensor<2xui16>) -> (tensor<2xui16>, tensor<2xui16>)
  return %of_66_all_reduce#0, %of_66_all_reduce#1, %of_69_all_reduce#0, %of_69_all_reduce#1, %of_14_all_reduce#0, %of_14_all_reduce#1, %of_71_all_reduce, %of_88_all_reduce, %of_129_all_reduce, %of_67_all_reduce#0, %of_67_all_reduce#1, %of_24_all_reduce#0, %of_24_all_reduce#1, %of_32_all_reduce, %of_39_all_reduce, %of_122_all_reduce#0, %of_122_all_reduce#1 : tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:68 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>, tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>, tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>, tensor<2xui32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<2xui16>, tensor<2xui16>, tensor<2xf32>, tensor<2xi1>, tensor<2xui16>, tensor<2xui16>)
  check.expect_eq_const %results#0, dense<0> : tensor<2xui32> loc("all_reduce_66_on_0")
  check.expect_eq_const %results#1, dense<[2, 0]> : tensor<2xui32> loc("all_reduce_66_1_on_0")
  check.expect_eq_const %results#2, dense<true> : tensor<2xi1> loc("all_reduce_69_on_0")
  check.expect_eq_const %results#3, dense<true> : tensor<2xi1> loc("all_reduce_69_1_on_0")
  check.expect_eq_const %results#4, dense<[1.0, 0.0]> : tensor<2xf32> loc("all_reduce_14_on_0")
  check.expect_eq_const %results#5, dense<[2.0, 6.0]> : tensor<2xf32> loc("all_reduce_14_1_on_0")
  check.expect_eq_const %results#6, dense<[false, true]> : tensor<2xi1> loc("all_reduce_71_on_0")
  check.expect_eq_const %results#7, dense<1> : tensor<2xi16> loc("all_reduce_88_on_0")
  check.expect_eq_const %results#8, dense<[4, 2]> : tensor<2xui8> loc("all_reduce_129_on_0")
  check.expect_eq_const %results#9, dense<[-2.0, 3.0]> : tensor<2xf32> loc("all_reduce_67_on_0")
  check.expect_eq_const %results#10, dense<[-1.0, -2.0]> : tensor<2xf32> loc("all_reduce_67_1_on_0")
  check.expect_eq_const %results#11, dense<[2, 1]> : tensor<2xui16> loc("all_reduce_24_on_0")
  check.expect_eq_const %results#12, dense<[4, 3]> : tensor<2xui16> loc("all_reduce_24_1_on_0")
  check.expect_eq_const %results#13, dense<[1.0, -3.0]> : tensor<2xf32> loc("all_reduce_32_on_0")
  check.expect_eq_const %results#14, dense<false> : tensor<2xi1> loc("all_reduce_39_on_0")
  check.expect_eq_const %results#15, dense<[3, 15]> : tensor<2xui16> loc("all_reduce_122_on_0")
  check.expect_eq_const %results#16, dense<[15, 3]> : tensor<2xui16> loc("all_reduce_122_1_on_0")
  check.expect_eq_const %results#17, dense<0> : tensor<2xui32> loc("all_reduce_66_on_1")
  check.expect_eq_const %results#18, dense<[2, 0]> : tensor<2xui32> loc("all_reduce_66_1_on_1")
  check.expect_eq_const %results#19, dense<true> : tensor<2xi1> loc("all_reduce_69_on_1")
  check.expect_eq_const %results#20, dense<true> : tensor<2xi1> loc("all_reduce_69_1_on_1")
  check.expect_eq_const %results#21, dense<[1.0, 0.0]> : tensor<2xf32> loc("all_reduce_14_on_1")
  check.expect_eq_const %results#22, dense<[2.0, 6.0]> : tensor<2xf32> loc("all_reduce_14_1_on_1")
  check.expect_eq_const %results#23, dense<[false, true]> : tensor<2xi1> loc("all_reduce_71_on_1")
  check.expect_eq_const %results#24, dense<0> : tensor<2xi16> loc("all_reduce_88_on_1")
  check.expect_eq_const %results#25, dense<[5, 3]> : tensor<2xui8> loc("all_reduce_129_on_1")
  check.expect_eq_const %results#26, dense<[-2.0, 3.0]> : tensor<2xf32> loc("all_reduce_67_on_1")
  check.expect_eq_const %results#27, dense<[-1.0, -2.0]> : tensor<2xf32> loc("all_reduce_67_1_on_1")
  check.expect_eq_const %results#28, dense<[3, 2]> : tensor<2xui16> loc("all_reduce_24_on_1")
  check.expect_eq_const %results#29, dense<[5, 4]> : tensor<2xui16> loc("all_reduce_24_1_on_1")
  check.expect_eq_const %results#30, dense<[2.0, -2.0]> : tensor<2xf32> loc("all_reduce_32_on_1")
  check.expect_eq_const %results#31, dense<false> : tensor<2xi1> loc("all_reduce_39_on_1")
  check.expect_eq_const %results#32, dense<[8, 24]> : tensor<2xui16> loc("all_reduce_122_on_1")
  check.expect_eq_const %results#33, dense<[24, 8]> : tensor<2xui16> loc("all_reduce_122_1_on_1")
  check.expect_eq_const %results#34, dense<4> : tensor<2xui32> loc("all_reduce_66_on_2")
  check.expect_eq_const %results#35, dense<4> : tensor<2xui32> loc("all_reduce_66_1_on_2")
  check.expect_eq_const %results#36, dense<true> : tensor<2xi1> loc("all_reduce_69_on_2")
  check.expect_eq_const %results#37, dense<true> : tensor<2xi1> loc("all_reduce_69_1_on_2")
  check.expect_eq_const %results#38, dense<[1.0, 0.0]> : tensor<2xf32> loc("all_reduce_14_on_2")
  check.expect_eq_const %results#39, dense<[2.0, 6.0]> : tensor<2xf32> loc("all_reduce_14_1_on_2")
  check.expect_eq_const %results#40, dense<[true, false]> : tensor<2xi1> loc("all_reduce_71_on_2")
  check.expect_eq_const %results#41, dense<1> : tensor<2xi16> loc("all_reduce_88_on_2")
  check.expect_eq_const %results#42, dense<[6, 4]> : tensor<2xui8> loc("all_reduce_129_on_2")
  check.expect_eq_const %results#43, dense<[-2.0, 3.0]> : tensor<2xf32> loc("all_reduce_67_on_2")
  check.expect_eq_const %results#44, dense<[-1.0, -2.0]> : tensor<2xf32> loc("all_reduce_67_1_on_2")
  check.expect_eq_const %results#45, dense<[4, 3]> : tensor<2xui16> loc("all_reduce_24_on_2")
  check.expect_eq_const %results#46, dense<[6, 5]> : tensor<2xui16> loc("all_reduce_24_1_on_2")
  check.expect_eq_const %results#47, dense<[3.0, -1.0]> : tensor<2xf32> loc("all_reduce_32_on_2")
  check.expect_eq_const %results#48, dense<true> : tensor<2xi1> loc("all_reduce_39_on_2")
  check.expect_eq_const %results#49, dense<[3, 15]> : tensor<2xui16> loc("all_reduce_122_on_2")
  check.expect_eq_const %results#50, dense<[15, 3]> : tensor<2xui16> loc("all_reduce_122_1_on_2")
  check.expect_eq_const %results#51, dense<4> : tensor<2xui32> loc("all_reduce_66_on_3")
  check.expect_eq_const %results#52, dense<4> : tensor<2xui32> loc("all_reduce_66_1_on_3")
  check.expect_eq_const %results#53, dense<true> : tensor<2xi1> loc("all_reduce_69_on_3")
  check.expect_eq_const %results#54, dense<true> : tensor<2xi1> loc("all_reduce_69_1_on_3")
  check.expect_eq_const %results#55, dense<[1.0, 0.0]> : tensor<2xf32> loc("all_reduce_14_on_3")
  check.expect_eq_const %results#56, dense<[2.0, 6.0]> : tensor<2xf32> loc("all_reduce_14_1_on_3")
  check.expect_eq_const %results#57, dense<[true, false]> : tensor<2xi1> loc("all_reduce_71_on_3")
  check.expect_eq_const %results#58, dense<0> : tensor<2xi16> loc("all_reduce_88_on_3")
  check.expect_eq_const %results#59, dense<[7, 5]> : tensor<2xui8> loc("all_reduce_129_on_3")
  check.expect_eq_const %results#60, dense<[-2.0, 3.0]> : tensor<2xf32> loc("all_reduce_67_on_3")
  check.expect_eq_const %results#61, dense<[-1.0, -2.0]> : tensor<2xf32> loc("all_reduce_67_1_on_3")
  check.expect_eq_const %results#62, dense<[5, 4]> : tensor<2xui16> loc("all_reduce_24_on_3")
  check.expect_eq_const %results#63, dense<[7, 6]> : tensor<2xui16> loc("all_reduce_24_1_on_3")
  check.expect_eq_const %results#64, dense<[4.0, 0.0]> : tensor<2xf32> loc("all_reduce_32_on_3")
  check.expect_eq_const %results#65, dense<true> : tensor<2xi1> loc("all_reduce_39_on_3")
  check.expect_eq_const %results#66, dense<[8, 24]> : tensor<2xui16> loc("all_reduce_122_on_3")
  check.expect_eq_const %results#67, dense<[24, 8]> : tensor<2xui16> loc("all_reduce_122_1_on_3")
  return
}
