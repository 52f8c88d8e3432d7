// Options of collective_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>) {
  %of_1_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_1_literal = stablehlo.constant dense<[2, 4]> : tensor<2xui8>
  %of_1_broadcast_in_dim = stablehlo.broadcast_in_dim %of_1_convert, dims = [] : (tensor<ui8>) -> tensor<2xui8>
  %of_1_add = stablehlo.add %of_1_literal, %of_1_broadcast_in_dim : tensor<2xui8>
  %of_1_collective_reduce = "stablehlo.collective_reduce"(%of_1_add) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_1_left: tensor<ui8>, %of_1_right: tensor<ui8>):
    %of_1_xor = stablehlo.xor %of_1_left, %of_1_right : tensor<ui8>
    stablehlo.return %of_1_xor : tensor<ui8>
  }) : (tensor<2xui8>) -> tensor<2xui8>
  %of_33_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_33_literal = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %of_33_broadcast_in_dim = stablehlo.broadcast_in_dim %of_33_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_33_add = stablehlo.add %of_33_literal, %of_33_broadcast_in_dim : tensor<2xf32>
  %of_33_collective_reduce = "stablehlo.collective_reduce"(%of_33_add) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_33_left: tensor<f32>, %of_33_right: tensor<f32>):
    %of_33_maximum = stablehlo.maximum %of_33_left, %of_33_right : tensor<f32>
    stablehlo.return %of_33_maximum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %of_102_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_102_compare = stablehlo.compare GT, %id, %of_102_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_102_literal_2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %of_102_broadcast_in_dim = stablehlo.broadcast_in_dim %of_102_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_102_xor = stablehlo.xor %of_102_literal_2, %of_102_broadcast_in_dim : tensor<2xi1>
  %of_102_collective_reduce = "stablehlo.collective_reduce"(%of_102_xor) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_102_left: tensor<i1>, %of_102_right: tensor<i1>):
    %of_102_minimum = stablehlo.minimum %of_102_left, %of_102_right : tensor<i1>
    stablehlo.return %of_102_minimum : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  %of_8_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i32>
  %of_8_literal = stablehlo.constant dense<[-3, 2]> : tensor<2xi32>
  %of_8_broadcast_in_dim = stablehlo.broadcast_in_dim %of_8_convert, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %of_8_add = stablehlo.add %of_8_literal, %of_8_broadcast_in_dim : tensor<2xi32>
  %of_8_collective_reduce = "stablehlo.collective_reduce"(%of_8_add) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_8_left: tensor<i32>, %of_8_right: tensor<i32>):
    %of_8_minimum = stablehlo.minimum %of_8_left, %of_8_right : tensor<i32>
    stablehlo.return %of_8_minimum : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  %of_10_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_10_literal = stablehlo.constant dense<2> : tensor<2xui32>
  %of_10_broadcast_in_dim = stablehlo.broadcast_in_dim %of_10_convert, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %of_10_add = stablehlo.add %of_10_literal, %of_10_broadcast_in_dim : tensor<2xui32>
  %of_10_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_10_collective_reduce = "stablehlo.collective_reduce"(%of_10_add, %of_10_literal_2) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, has_dynamic_root}> ({
  ^bb0(%of_10_left: tensor<ui32>, %of_10_right: tensor<ui32>):
    %of_10_maximum = stablehlo.maximum %of_10_left, %of_10_right : tensor<ui32>
    stablehlo.return %of_10_maximum : tensor<ui32>
  }) : (tensor<2xui32>, tensor<1xi32>) -> tensor<2xui32>
  %of_11_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_11_compare = stablehlo.compare GT, %id, %of_11_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_11_literal_2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %of_11_broadcast_in_dim = stablehlo.broadcast_in_dim %of_11_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_11_xor = stablehlo.xor %of_11_literal_2, %of_11_broadcast_in_dim : tensor<2xi1>
  %of_11_collective_reduce = "stablehlo.collective_reduce"(%of_11_xor) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_11_left: tensor<i1>, %of_11_right: tensor<i1>):
    %of_11_and = stablehlo.and %of_11_left, %of_11_right : tensor<i1>
    stablehlo.return %of_11_and : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  %of_6_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i16>
  %of_6_literal = stablehlo.constant dense<[-3, -1]> : tensor<2xi16>
  %of_6_broadcast_in_dim = stablehlo.broadcast_in_dim %of_6_convert, dims = [] : (tensor<i16>) -> tensor<2xi16>
  %of_6_add = stablehlo.add %of_6_literal, %of_6_broadcast_in_dim : tensor<2xi16>
  %of_6_collective_reduce = "stablehlo.collective_reduce"(%of_6_add) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_6_left: tensor<i16>, %of_6_right: tensor<i16>):
    %of_6_multiply = stablehlo.multiply %of_6_left, %of_6_right : tensor<i16>
    stablehlo.return %of_6_multiply : tensor<i16>
  }) : (tensor<2xi16>) -> tensor<2xi16>
  %of_24_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_24_literal = stablehlo.constant dense<[4, 3]> : tensor<2xui8>
  %of_24_broadcast_in_dim = stablehlo.broadcast_in_dim %of_24_convert, dims = [] : (tensor<ui8>) -> tensor<2xui8>
  %of_24_add = stablehlo.add %of_24_literal, %of_24_broadcast_in_dim : tensor<2xui8>
  %of_24_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_24_collective_reduce = "stablehlo.collective_reduce"(%of_24_add, %of_24_literal_2) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, has_dynamic_root}> ({
  ^bb0(%of_24_left: tensor<ui8>, %of_24_right: tensor<ui8>):
    %of_24_multiply = stablehlo.multiply %of_24_left, %of_24_right : tensor<ui8>
    stablehlo.return %of_24_multiply : tensor<ui8>
  }) : (tensor<2xui8>, tensor<1xi32>) -> tensor<2xui8>
  %of_28_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_28_literal = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %of_28_broadcast_in_dim = stablehlo.broadcast_in_dim %of_28_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_28_add = stablehlo.add %of_28_literal, %of_28_broadcast_in_dim : tensor<2xf32>
  %of_28_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_28_collective_reduce = "stablehlo.collective_reduce"(%of_28_add, %of_28_literal_2) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, has_dynamic_root}> ({
  ^bb0(%of_28_left: tensor<f32>, %of_28_right: tensor<f32>):
    %of_28_multiply = stablehlo.multiply %of_28_left, %of_28_right : tensor<f32>
    stablehlo.return %of_28_multiply : tensor<f32>
  }) : (tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  %of_30_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i32>
  %of_30_literal = stablehlo.constant dense<[-1, 2]> : tensor<2xi32>
  %of_30_broadcast_in_dim = stablehlo.broadcast_in_dim %of_30_convert, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %of_30_add = stablehlo.add %of_30_literal, %of_30_broadcast_in_dim : tensor<2xi32>
  %of_30_collective_reduce = "stablehlo.collective_reduce"(%of_30_add) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_30_left: tensor<i32>, %of_30_right: tensor<i32>):
    %of_30_maximum = stablehlo.maximum %of_30_left, %of_30_right : tensor<i32>
    stablehlo.return %of_30_maximum : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  %of_32_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<i8>
  %of_32_literal = stablehlo.constant dense<-1> : tensor<2xi8>
  %of_32_broadcast_in_dim = stablehlo.broadcast_in_dim %of_32_convert, dims = [] : (tensor<i8>) -> tensor<2xi8>
  %of_32_add = stablehlo.add %of_32_literal, %of_32_broadcast_in_dim : tensor<2xi8>
  %of_32_collective_reduce = "stablehlo.collective_reduce"(%of_32_add) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_32_left: tensor<i8>, %of_32_right: tensor<i8>):
    %of_32_and = stablehlo.and %of_32_left, %of_32_right : tensor<i8>
    stablehlo.return %of_32_and : tensor<i8>
  }) : (tensor<2xi8>) -> tensor<2xi8>
  %of_36_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui8>
  %of_36_literal = stablehlo.constant dense<[2, 3]> : tensor<2xui8>
  %of_36_broadcast_in_dim = stablehlo.broadcast_in_dim %of_36_convert, dims = [] : (tensor<ui8>) -> tensor<2xui8>
  %of_36_add = stablehlo.add %of_36_literal, %of_36_broadcast_in_dim : tensor<2xui8>
  %of_36_collective_reduce = "stablehlo.collective_reduce"(%of_36_add) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_36_left: tensor<ui8>, %of_36_right: tensor<ui8>):
    %of_36_minimum = stablehlo.minimum %of_36_left, %of_36_right : tensor<ui8>
    stablehlo.return %of_36_minimum : tensor<ui8>
  }) : (tensor<2xui8>) -> tensor<2xui8>
  return %of_1_collective_reduce, %of_33_collective_reduce, %of_102_collective_reduce, %of_8_collective_reduce, %of_10_collective_reduce, %of_11_collective_reduce, %of_6_collective_reduce, %of_24_collective_reduce, %of_28_collective_reduce, %of_30_collective_reduce, %of_32_collective_reduce, %of_36_collective_reduce : tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:48 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>, tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>, tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>, tensor<2xui8>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>, tensor<2xui32>, tensor<2xi1>, tensor<2xi16>, tensor<2xui8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi8>, tensor<2xui8>)
  check.expect_eq_const %results#0, dense<[2, 4]> : tensor<2xui8> loc("collective_reduce_1_on_0")
  check.expect_eq_const %results#1, dense<[1.0, 3.0]> : tensor<2xf32> loc("collective_reduce_33_on_0")
  check.expect_eq_const %results#2, dense<[true, false]> : tensor<2xi1> loc("collective_reduce_102_on_0")
  check.expect_eq_const %results#3, dense<0> : tensor<2xi32> loc("collective_reduce_8_on_0")
  check.expect_eq_const %results#4, dense<0> : tensor<2xui32> loc("collective_reduce_10_on_0")
  check.expect_eq_const %results#5, dense<false> : tensor<2xi1> loc("collective_reduce_11_on_0")
  check.expect_eq_const %results#6, dense<[-3, -1]> : tensor<2xi16> loc("collective_reduce_6_on_0")
  check.expect_eq_const %results#7, dense<[4, 3]> : tensor<2xui8> loc("collective_reduce_24_on_0")
  check.expect_eq_const %results#8, dense<[-1.0, -2.0]> : tensor<2xf32> loc("collective_reduce_28_on_0")
  check.expect_eq_const %results#9, dense<0> : tensor<2xi32> loc("collective_reduce_30_on_0")
  check.expect_eq_const %results#10, dense<0> : tensor<2xi8> loc("collective_reduce_32_on_0")
  check.expect_eq_const %results#11, dense<[2, 3]> : tensor<2xui8> loc("collective_reduce_36_on_0")
  check.expect_eq_const %results#12, dense<[3, 5]> : tensor<2xui8> loc("collective_reduce_1_on_1")
  check.expect_eq_const %results#13, dense<[2.0, 4.0]> : tensor<2xf32> loc("collective_reduce_33_on_1")
  check.expect_eq_const %results#14, dense<[true, false]> : tensor<2xi1> loc("collective_reduce_102_on_1")
  check.expect_eq_const %results#15, dense<0> : tensor<2xi32> loc("collective_reduce_8_on_1")
  check.expect_eq_const %results#16, dense<0> : tensor<2xui32> loc("collective_reduce_10_on_1")
  check.expect_eq_const %results#17, dense<false> : tensor<2xi1> loc("collective_reduce_11_on_1")
  check.expect_eq_const %results#18, dense<[-2, 0]> : tensor<2xi16> loc("collective_reduce_6_on_1")
  check.expect_eq_const %results#19, dense<[5, 4]> : tensor<2xui8> loc("collective_reduce_24_on_1")
  check.expect_eq_const %results#20, dense<[0.0, -1.0]> : tensor<2xf32> loc("collective_reduce_28_on_1")
  check.expect_eq_const %results#21, dense<0> : tensor<2xi32> loc("collective_reduce_30_on_1")
  check.expect_eq_const %results#22, dense<0> : tensor<2xi8> loc("collective_reduce_32_on_1")
  check.expect_eq_const %results#23, dense<[3, 4]> : tensor<2xui8> loc("collective_reduce_36_on_1")
  check.expect_eq_const %results#24, dense<[4, 6]> : tensor<2xui8> loc("collective_reduce_1_on_2")
  check.expect_eq_const %results#25, dense<[3.0, 5.0]> : tensor<2xf32> loc("collective_reduce_33_on_2")
  check.expect_eq_const %results#26, dense<[false, true]> : tensor<2xi1> loc("collective_reduce_102_on_2")
  check.expect_eq_const %results#27, dense<[-3, 2]> : tensor<2xi32> loc("collective_reduce_8_on_2")
  check.expect_eq_const %results#28, dense<4> : tensor<2xui32> loc("collective_reduce_10_on_2")
  check.expect_eq_const %results#29, dense<false> : tensor<2xi1> loc("collective_reduce_11_on_2")
  check.expect_eq_const %results#30, dense<[-1, 1]> : tensor<2xi16> loc("collective_reduce_6_on_2")
  check.expect_eq_const %results#31, dense<[6, 5]> : tensor<2xui8> loc("collective_reduce_24_on_2")
  check.expect_eq_const %results#32, dense<[1.0, 0.0]> : tensor<2xf32> loc("collective_reduce_28_on_2")
  check.expect_eq_const %results#33, dense<[1, 4]> : tensor<2xi32> loc("collective_reduce_30_on_2")
  check.expect_eq_const %results#34, dense<1> : tensor<2xi8> loc("collective_reduce_32_on_2")
  check.expect_eq_const %results#35, dense<[4, 5]> : tensor<2xui8> loc("collective_reduce_36_on_2")
  check.expect_eq_const %results#36, dense<[5, 7]> : tensor<2xui8> loc("collective_reduce_1_on_3")
  check.expect_eq_const %results#37, dense<[4.0, 6.0]> : tensor<2xf32> loc("collective_reduce_33_on_3")
  check.expect_eq_const %results#38, dense<[false, true]> : tensor<2xi1> loc("collective_reduce_102_on_3")
  check.expect_eq_const %results#39, dense<[-2, 3]> : tensor<2xi32> loc("collective_reduce_8_on_3")
  check.expect_eq_const %results#40, dense<5> : tensor<2xui32> loc("collective_reduce_10_on_3")
  check.expect_eq_const %results#41, dense<false> : tensor<2xi1> loc("collective_reduce_11_on_3")
  check.expect_eq_const %results#42, dense<[0, 2]> : tensor<2xi16> loc("collective_reduce_6_on_3")
  check.expect_eq_const %results#43, dense<[7, 6]> : tensor<2xui8> loc("collective_reduce_24_on_3")
  check.expect_eq_const %results#44, dense<[2.0, 1.0]> : tensor<2xf32> loc("collective_reduce_28_on_3")
  check.expect_eq_const %results#45, dense<[2, 5]> : tensor<2xi32> loc("collective_reduce_30_on_3")
  check.expect_eq_const %results#46, dense<0> : tensor<2xi8> loc("collective_reduce_32_on_3")
  check.expect_eq_const %results#47, dense<[5, 6]> : tensor<2xui8> loc("collective_reduce_36_on_3")
  return
}
