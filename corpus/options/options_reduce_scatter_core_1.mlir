// Options of reduce_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>) {
  %of_123_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_123_literal = stablehlo.constant dense<[[1, 3, 4, 2], [2, 4, 3, 4], [2, 4, 4, 1], [4, 3, 1, 2]]> : tensor<4x4xui16>
  %of_123_broadcast_in_dim = stablehlo.broadcast_in_dim %of_123_convert, dims = [] : (tensor<ui16>) -> tensor<4x4xui16>
  %of_123_add = stablehlo.add %of_123_literal, %of_123_broadcast_in_dim : tensor<4x4xui16>
  %of_123_reduce_scatter = "stablehlo.reduce_scatter"(%of_123_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_123_left: tensor<ui16>, %of_123_right: tensor<ui16>):
    %of_123_xor = stablehlo.xor %of_123_left, %of_123_right : tensor<ui16>
    stablehlo.return %of_123_xor : tensor<ui16>
  }) : (tensor<4x4xui16>) -> tensor<4x2xui16>
  %of_134_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_134_compare = stablehlo.compare GT, %id, %of_134_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_134_literal_2 = stablehlo.constant dense<[[false, false, false, false], [true, false, true, false], [true, true, false, true], [true, true, true, true]]> : tensor<4x4xi1>
  %of_134_broadcast_in_dim = stablehlo.broadcast_in_dim %of_134_compare, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %of_134_xor = stablehlo.xor %of_134_literal_2, %of_134_broadcast_in_dim : tensor<4x4xi1>
  %of_134_reduce_scatter = "stablehlo.reduce_scatter"(%of_134_xor) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_134_left: tensor<i1>, %of_134_right: tensor<i1>):
    %of_134_maximum = stablehlo.maximum %of_134_left, %of_134_right : tensor<i1>
    stablehlo.return %of_134_maximum : tensor<i1>
  }) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %of_19_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_19_literal = stablehlo.constant dense<[[2.0, -3.0, -2.0, 1.0], [1.0, -1.0, -3.0, -1.0], [1.0, -2.0, 1.0, 2.0], [-3.0, 3.0, 2.0, 2.0]]> : tensor<4x4xf32>
  %of_19_broadcast_in_dim = stablehlo.broadcast_in_dim %of_19_convert, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %of_19_add = stablehlo.add %of_19_literal, %of_19_broadcast_in_dim : tensor<4x4xf32>
  %of_19_reduce_scatter = "stablehlo.reduce_scatter"(%of_19_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> ({
  ^bb0(%of_19_left: tensor<f32>, %of_19_right: tensor<f32>):
    %of_19_maximum = stablehlo.maximum %of_19_left, %of_19_right : tensor<f32>
    stablehlo.return %of_19_maximum : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %of_126_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_126_compare = stablehlo.compare GT, %id, %of_126_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_126_literal_2 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, true], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
  %of_126_broadcast_in_dim = stablehlo.broadcast_in_dim %of_126_compare, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %of_126_xor = stablehlo.xor %of_126_literal_2, %of_126_broadcast_in_dim : tensor<4x4xi1>
  %of_126_reduce_scatter = "stablehlo.reduce_scatter"(%of_126_xor) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_126_left: tensor<i1>, %of_126_right: tensor<i1>):
    %of_126_or = stablehlo.or %of_126_left, %of_126_right : tensor<i1>
    stablehlo.return %of_126_or : tensor<i1>
  }) : (tensor<4x4xi1>) -> tensor<2x4xi1>
  %of_0_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_0_compare = stablehlo.compare GT, %id, %of_0_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_0_literal_2 = stablehlo.constant dense<[[false, false, true, false], [true, true, true, false], [true, false, true, true], [false, true, true, true]]> : tensor<4x4xi1>
  %of_0_broadcast_in_dim = stablehlo.broadcast_in_dim %of_0_compare, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %of_0_xor = stablehlo.xor %of_0_literal_2, %of_0_broadcast_in_dim : tensor<4x4xi1>
  %of_0_reduce_scatter = "stablehlo.reduce_scatter"(%of_0_xor) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_0_left: tensor<i1>, %of_0_right: tensor<i1>):
    %of_0_minimum = stablehlo.minimum %of_0_left, %of_0_right : tensor<i1>
    stablehlo.return %of_0_minimum : tensor<i1>
  }) : (tensor<4x4xi1>) -> tensor<2x4xi1>
  %of_85_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_85_literal = stablehlo.constant dense<[[-1.0, 2.0, -1.0, 2.0], [2.0, -3.0, 1.0, -2.0], [3.0, -3.0, 1.0, -2.0], [1.0, -3.0, -2.0, -2.0]]> : tensor<4x4xf32>
  %of_85_broadcast_in_dim = stablehlo.broadcast_in_dim %of_85_convert, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %of_85_add = stablehlo.add %of_85_literal, %of_85_broadcast_in_dim : tensor<4x4xf32>
  %of_85_reduce_scatter = "stablehlo.reduce_scatter"(%of_85_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_85_left: tensor<f32>, %of_85_right: tensor<f32>):
    %of_85_multiply = stablehlo.multiply %of_85_left, %of_85_right : tensor<f32>
    stablehlo.return %of_85_multiply : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %of_1_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i32>
  %of_1_literal = stablehlo.constant dense<[[3, 1, 2, 2], [1, -3, 1, -2], [1, -2, 1, 2], [2, 1, -1, -2]]> : tensor<4x4xi32>
  %of_1_broadcast_in_dim = stablehlo.broadcast_in_dim %of_1_convert, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %of_1_add = stablehlo.add %of_1_literal, %of_1_broadcast_in_dim : tensor<4x4xi32>
  %of_1_reduce_scatter = "stablehlo.reduce_scatter"(%of_1_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> ({
  ^bb0(%of_1_left: tensor<i32>, %of_1_right: tensor<i32>):
    %of_1_multiply = stablehlo.multiply %of_1_left, %of_1_right : tensor<i32>
    stablehlo.return %of_1_multiply : tensor<i32>
  }) : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %of_5_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_5_literal = stablehlo.constant dense<[[1, 2, 1, 3], [1, 4, 2, 2], [1, 1, 3, 1], [1, 4, 3, 3]]> : tensor<4x4xui8>
  %of_5_broadcast_in_dim = stablehlo.broadcast_in_dim %of_5_convert, dims = [] : (tensor<ui8>) -> tensor<4x4xui8>
  %of_5_add = stablehlo.add %of_5_literal, %of_5_broadcast_in_dim : tensor<4x4xui8>
  %of_5_reduce_scatter = "stablehlo.reduce_scatter"(%of_5_add) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> ({
  ^bb0(%of_5_left: tensor<ui8>, %of_5_right: tensor<ui8>):
    %of_5_multiply = stablehlo.multiply %of_5_left, %of_5_right : tensor<ui8>
    stablehlo.return %of_5_multiply : tensor<ui8>
  }) : (tensor<4x4xui8>) -> tensor<2x4xui8>
  %of_6_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i16>
  %of_6_literal = stablehlo.constant dense<[[1, -1, -1, -3], [-1, 1, -2, -2], [-1, 3, -3, -2], [-3, 3, -2, 1]]> : tensor<4x4xi16>
  %of_6_broadcast_in_dim = stablehlo.broadcast_in_dim %of_6_convert, dims = [] : (tensor<i16>) -> tensor<4x4xi16>
  %of_6_add = stablehlo.add %of_6_literal, %of_6_broadcast_in_dim : tensor<4x4xi16>
  %of_6_reduce_scatter = "stablehlo.reduce_scatter"(%of_6_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> ({
  ^bb0(%of_6_left: tensor<i16>, %of_6_right: tensor<i16>):
    %of_6_minimum = stablehlo.minimum %of_6_left, %of_6_right : tensor<i16>
    stablehlo.return %of_6_minimum : tensor<i16>
  }) : (tensor<4x4xi16>) -> tensor<4x1xi16>
  %of_16_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i16>
  %of_16_literal = stablehlo.constant dense<[[3, -1, -1, 3], [2, -1, 3, -2], [-1, 3, 1, 3], [2, 3, 2, -2]]> : tensor<4x4xi16>
  %of_16_broadcast_in_dim = stablehlo.broadcast_in_dim %of_16_convert, dims = [] : (tensor<i16>) -> tensor<4x4xi16>
  %of_16_add = stablehlo.add %of_16_literal, %of_16_broadcast_in_dim : tensor<4x4xi16>
  %of_16_reduce_scatter = "stablehlo.reduce_scatter"(%of_16_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_16_left: tensor<i16>, %of_16_right: tensor<i16>):
    %of_16_and = stablehlo.and %of_16_left, %of_16_right : tensor<i16>
    stablehlo.return %of_16_and : tensor<i16>
  }) : (tensor<4x4xi16>) -> tensor<4x4xi16>
  %of_35_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_35_literal = stablehlo.constant dense<[[2.0, -3.0, 3.0, -3.0], [2.0, -2.0, -2.0, -2.0], [2.0, -1.0, 2.0, -1.0], [2.0, 2.0, 3.0, 3.0]]> : tensor<4x4xf32>
  %of_35_broadcast_in_dim = stablehlo.broadcast_in_dim %of_35_convert, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %of_35_add = stablehlo.add %of_35_literal, %of_35_broadcast_in_dim : tensor<4x4xf32>
  %of_35_reduce_scatter = "stablehlo.reduce_scatter"(%of_35_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> ({
  ^bb0(%of_35_left: tensor<f32>, %of_35_right: tensor<f32>):
    %of_35_minimum = stablehlo.minimum %of_35_left, %of_35_right : tensor<f32>
    stablehlo.return %of_35_minimum : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %of_47_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_47_literal = stablehlo.constant dense<[[4, 4, 3, 1], [3, 1, 3, 3], [3, 2, 3, 2], [1, 4, 4, 3]]> : tensor<4x4xui16>
  %of_47_broadcast_in_dim = stablehlo.broadcast_in_dim %of_47_convert, dims = [] : (tensor<ui16>) -> tensor<4x4xui16>
  %of_47_add = stablehlo.add %of_47_literal, %of_47_broadcast_in_dim : tensor<4x4xui16>
  %of_47_reduce_scatter = "stablehlo.reduce_scatter"(%of_47_add) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_47_left: tensor<ui16>, %of_47_right: tensor<ui16>):
    %of_47_minimum = stablehlo.minimum %of_47_left, %of_47_right : tensor<ui16>
    stablehlo.return %of_47_minimum : tensor<ui16>
  }) : (tensor<4x4xui16>) -> tensor<4x2xui16>
  return %of_123_reduce_scatter, %of_134_reduce_scatter, %of_19_reduce_scatter, %of_126_reduce_scatter, %of_0_reduce_scatter, %of_85_reduce_scatter, %of_1_reduce_scatter, %of_5_reduce_scatter, %of_6_reduce_scatter, %of_16_reduce_scatter, %of_35_reduce_scatter, %of_47_reduce_scatter : tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:48 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>, tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>, tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>, tensor<4x2xui16>, tensor<4x4xi1>, tensor<1x4xf32>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<4x4xf32>, tensor<1x4xi32>, tensor<2x4xui8>, tensor<4x1xi16>, tensor<4x4xi16>, tensor<4x2xf32>, tensor<4x2xui16>)
  check.expect_eq_const %results#0, dense<[[2, 6], [6, 2], [6, 2], [2, 6]]> : tensor<4x2xui16> loc("reduce_scatter_123_on_0")
  check.expect_eq_const %results#1, dense<[[false, false, false, false], [true, false, true, false], [true, true, false, true], [true, true, true, true]]> : tensor<4x4xi1> loc("reduce_scatter_134_on_0")
  check.expect_eq_const %results#2, dense<[[4.0, 2.0, 0.0, 2.0]]> : tensor<1x4xf32> loc("reduce_scatter_19_on_0")
  check.expect_eq_const %results#3, dense<true> : tensor<2x4xi1> loc("reduce_scatter_126_on_0")
  check.expect_eq_const %results#4, dense<false> : tensor<2x4xi1> loc("reduce_scatter_0_on_0")
  check.expect_eq_const %results#5, dense<[[-1.0, 2.0, -1.0, 2.0], [2.0, -3.0, 1.0, -2.0], [3.0, -3.0, 1.0, -2.0], [1.0, -3.0, -2.0, -2.0]]> : tensor<4x4xf32> loc("reduce_scatter_85_on_0")
  check.expect_eq_const %results#6, dense<[[360, 24, 120, 120]]> : tensor<1x4xi32> loc("reduce_scatter_1_on_0")
  check.expect_eq_const %results#7, dense<[[2, 6, 2, 12], [2, 20, 6, 6]]> : tensor<2x4xui8> loc("reduce_scatter_5_on_0")
  check.expect_eq_const %results#8, dense<[[1], [-1], [-1], [-3]]> : tensor<4x1xi16> loc("reduce_scatter_6_on_0")
  check.expect_eq_const %results#9, dense<[[3, -1, -1, 3], [2, -1, 3, -2], [-1, 3, 1, 3], [2, 3, 2, -2]]> : tensor<4x4xi16> loc("reduce_scatter_16_on_0")
  check.expect_eq_const %results#10, dense<[[2.0, -3.0], [2.0, -2.0], [2.0, -1.0], [2.0, 2.0]]> : tensor<4x2xf32> loc("reduce_scatter_35_on_0")
  check.expect_eq_const %results#11, dense<[[4, 4], [3, 1], [3, 2], [1, 4]]> : tensor<4x2xui16> loc("reduce_scatter_47_on_0")
  check.expect_eq_const %results#12, dense<[[2, 6], [2, 2], [2, 6], [6, 6]]> : tensor<4x2xui16> loc("reduce_scatter_123_on_1")
  check.expect_eq_const %results#13, dense<[[false, false, false, false], [true, false, true, false], [true, true, false, true], [true, true, true, true]]> : tensor<4x4xi1> loc("reduce_scatter_134_on_1")
  check.expect_eq_const %results#14, dense<[[0.0, 6.0, 5.0, 5.0]]> : tensor<1x4xf32> loc("reduce_scatter_19_on_1")
  check.expect_eq_const %results#15, dense<true> : tensor<2x4xi1> loc("reduce_scatter_126_on_1")
  check.expect_eq_const %results#16, dense<false> : tensor<2x4xi1> loc("reduce_scatter_0_on_1")
  check.expect_eq_const %results#17, dense<[[0.0, 3.0, 0.0, 3.0], [3.0, -2.0, 2.0, -1.0], [4.0, -2.0, 2.0, -1.0], [2.0, -2.0, -1.0, -1.0]]> : tensor<4x4xf32> loc("reduce_scatter_85_on_1")
  check.expect_eq_const %results#18, dense<[[24, 0, 24, 120]]> : tensor<1x4xi32> loc("reduce_scatter_1_on_1")
  check.expect_eq_const %results#19, dense<[[2, 2, 12, 2], [2, 20, 12, 12]]> : tensor<2x4xui8> loc("reduce_scatter_5_on_1")
  check.expect_eq_const %results#20, dense<[[-1], [-2], [-3], [-2]]> : tensor<4x1xi16> loc("reduce_scatter_6_on_1")
  check.expect_eq_const %results#21, dense<[[4, 0, 0, 4], [3, 0, 4, -1], [0, 4, 2, 4], [3, 4, 3, -1]]> : tensor<4x4xi16> loc("reduce_scatter_16_on_1")
  check.expect_eq_const %results#22, dense<[[3.0, -3.0], [-2.0, -2.0], [2.0, -1.0], [3.0, 3.0]]> : tensor<4x2xf32> loc("reduce_scatter_35_on_1")
  check.expect_eq_const %results#23, dense<[[5, 5], [4, 2], [4, 3], [2, 5]]> : tensor<4x2xui16> loc("reduce_scatter_47_on_1")
  check.expect_eq_const %results#24, dense<[[2, 6], [6, 2], [2, 2], [2, 6]]> : tensor<4x2xui16> loc("reduce_scatter_123_on_2")
  check.expect_eq_const %results#25, dense<[[true, true, true, true], [false, true, false, true], [false, false, true, false], [false, false, false, false]]> : tensor<4x4xi1> loc("reduce_scatter_134_on_2")
  check.expect_eq_const %results#26, dense<[[5.0, 0.0, 1.0, 4.0]]> : tensor<1x4xf32> loc("reduce_scatter_19_on_2")
  check.expect_eq_const %results#27, dense<true> : tensor<2x4xi1> loc("reduce_scatter_126_on_2")
  check.expect_eq_const %results#28, dense<false> : tensor<2x4xi1> loc("reduce_scatter_0_on_2")
  check.expect_eq_const %results#29, dense<[[1.0, 4.0, 1.0, 4.0], [4.0, -1.0, 3.0, 0.0], [5.0, -1.0, 3.0, 0.0], [3.0, -1.0, 0.0, 0.0]]> : tensor<4x4xf32> loc("reduce_scatter_85_on_2")
  check.expect_eq_const %results#30, dense<[[24, 0, 24, 0]]> : tensor<1x4xi32> loc("reduce_scatter_1_on_2")
  check.expect_eq_const %results#31, dense<[[12, 20, 12, 30], [12, 42, 20, 20]]> : tensor<2x4xui8> loc("reduce_scatter_5_on_2")
  check.expect_eq_const %results#32, dense<[[-1], [1], [3], [3]]> : tensor<4x1xi16> loc("reduce_scatter_6_on_2")
  check.expect_eq_const %results#33, dense<[[5, 1, 1, 5], [4, 1, 5, 0], [1, 5, 3, 5], [4, 5, 4, 0]]> : tensor<4x4xi16> loc("reduce_scatter_16_on_2")
  check.expect_eq_const %results#34, dense<[[4.0, -1.0], [4.0, 0.0], [4.0, 1.0], [4.0, 4.0]]> : tensor<4x2xf32> loc("reduce_scatter_35_on_2")
  check.expect_eq_const %results#35, dense<[[3, 1], [3, 3], [3, 2], [4, 3]]> : tensor<4x2xui16> loc("reduce_scatter_47_on_2")
  check.expect_eq_const %results#36, dense<[[6, 2], [6, 2], [6, 2], [2, 2]]> : tensor<4x2xui16> loc("reduce_scatter_123_on_3")
  check.expect_eq_const %results#37, dense<[[true, true, true, true], [false, true, false, true], [false, false, true, false], [false, false, false, false]]> : tensor<4x4xi1> loc("reduce_scatter_134_on_3")
  check.expect_eq_const %results#38, dense<[[4.0, 1.0, 4.0, 5.0]]> : tensor<1x4xf32> loc("reduce_scatter_19_on_3")
  check.expect_eq_const %results#39, dense<true> : tensor<2x4xi1> loc("reduce_scatter_126_on_3")
  check.expect_eq_const %results#40, dense<false> : tensor<2x4xi1> loc("reduce_scatter_0_on_3")
  check.expect_eq_const %results#41, dense<[[2.0, 5.0, 2.0, 5.0], [5.0, 0.0, 4.0, 1.0], [6.0, 0.0, 4.0, 1.0], [4.0, 0.0, 1.0, 1.0]]> : tensor<4x4xf32> loc("reduce_scatter_85_on_3")
  check.expect_eq_const %results#42, dense<[[120, 24, 0, 0]]> : tensor<1x4xi32> loc("reduce_scatter_1_on_3")
  check.expect_eq_const %results#43, dense<[[12, 12, 30, 12], [12, 42, 30, 30]]> : tensor<2x4xui8> loc("reduce_scatter_5_on_3")
  check.expect_eq_const %results#44, dense<[[-3], [-2], [-2], [1]]> : tensor<4x1xi16> loc("reduce_scatter_6_on_3")
  check.expect_eq_const %results#45, dense<[[6, 2, 2, 6], [5, 2, 6, 1], [2, 6, 4, 6], [5, 6, 5, 1]]> : tensor<4x4xi16> loc("reduce_scatter_16_on_3")
  check.expect_eq_const %results#46, dense<[[5.0, -1.0], [0.0, 0.0], [4.0, 1.0], [5.0, 5.0]]> : tensor<4x2xf32> loc("reduce_scatter_35_on_3")
  check.expect_eq_const %results#47, dense<[[4, 2], [4, 4], [4, 3], [5, 4]]> : tensor<4x2xui16> loc("reduce_scatter_47_on_3")
  return
}
