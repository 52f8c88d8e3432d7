// Options of all_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %of_48_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_48_literal = stablehlo.constant dense<-3.0> : tensor<2xf16>
  %of_48_broadcast_in_dim = stablehlo.broadcast_in_dim %of_48_convert, dims = [] : (tensor<f16>) -> tensor<2xf16>
  %of_48_add = stablehlo.add %of_48_literal, %of_48_broadcast_in_dim : tensor<2xf16>
  %of_48_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_48_literal_2 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf16>
  %of_48_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_48_convert_2, dims = [] : (tensor<f16>) -> tensor<2xf16>
  %of_48_add_2 = stablehlo.add %of_48_literal_2, %of_48_broadcast_in_dim_2 : tensor<2xf16>
  %of_48_all_reduce:2 = "stablehlo.all_reduce"(%of_48_add, %of_48_add_2) <{replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_48_left: tensor<f16>, %of_48_right: tensor<f16>):
    %of_48_multiply = stablehlo.multiply %of_48_left, %of_48_right : tensor<f16>
    stablehlo.return %of_48_multiply : tensor<f16>
  }) : (tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>)
  %of_1_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_1_literal = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf16>
  %of_1_broadcast_in_dim = stablehlo.broadcast_in_dim %of_1_convert, dims = [] : (tensor<f16>) -> tensor<2xf16>
  %of_1_add = stablehlo.add %of_1_literal, %of_1_broadcast_in_dim : tensor<2xf16>
  %of_1_all_reduce = "stablehlo.all_reduce"(%of_1_add) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>}> ({
  ^bb0(%of_1_left: tensor<f16>, %of_1_right: tensor<f16>):
    %of_1_maximum = stablehlo.maximum %of_1_left, %of_1_right : tensor<f16>
    stablehlo.return %of_1_maximum : tensor<f16>
  }) : (tensor<2xf16>) -> tensor<2xf16>
  %of_135_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_135_literal = stablehlo.constant dense<[-1.0, 1.0]> : tensor<2xbf16>
  %of_135_broadcast_in_dim = stablehlo.broadcast_in_dim %of_135_convert, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
  %of_135_add = stablehlo.add %of_135_literal, %of_135_broadcast_in_dim : tensor<2xbf16>
  %of_135_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_135_literal_2 = stablehlo.constant dense<2.0> : tensor<2xbf16>
  %of_135_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_135_convert_2, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
  %of_135_add_2 = stablehlo.add %of_135_literal_2, %of_135_broadcast_in_dim_2 : tensor<2xbf16>
  %of_135_all_reduce:2 = "stablehlo.all_reduce"(%of_135_add, %of_135_add_2) <{replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_135_left: tensor<bf16>, %of_135_right: tensor<bf16>):
    %of_135_minimum = stablehlo.minimum %of_135_left, %of_135_right : tensor<bf16>
    stablehlo.return %of_135_minimum : tensor<bf16>
  }) : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>)
  return %of_48_all_reduce#0, %of_48_all_reduce#1, %of_1_all_reduce, %of_135_all_reduce#0, %of_135_all_reduce#1 : tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:20 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_eq_const %results#0, dense<3.0> : tensor<2xf16> loc("all_reduce_48_on_0")
  check.expect_eq_const %results#1, dense<[-1.0, 8.0]> : tensor<2xf16> loc("all_reduce_48_1_on_0")
  check.expect_eq_const %results#2, dense<[2.0, 0.0]> : tensor<2xf16> loc("all_reduce_1_on_0")
  check.expect_eq_const %results#3, dense<[-1.0, 1.0]> : tensor<2xbf16> loc("all_reduce_135_on_0")
  check.expect_eq_const %results#4, dense<2.0> : tensor<2xbf16> loc("all_reduce_135_1_on_0")
  check.expect_eq_const %results#5, dense<-0.0> : tensor<2xf16> loc("all_reduce_48_on_1")
  check.expect_eq_const %results#6, dense<[0.0, 15.0]> : tensor<2xf16> loc("all_reduce_48_1_on_1")
  check.expect_eq_const %results#7, dense<[2.0, 0.0]> : tensor<2xf16> loc("all_reduce_1_on_1")
  check.expect_eq_const %results#8, dense<[0.0, 2.0]> : tensor<2xbf16> loc("all_reduce_135_on_1")
  check.expect_eq_const %results#9, dense<3.0> : tensor<2xbf16> loc("all_reduce_135_1_on_1")
  check.expect_eq_const %results#10, dense<3.0> : tensor<2xf16> loc("all_reduce_48_on_2")
  check.expect_eq_const %results#11, dense<[-1.0, 8.0]> : tensor<2xf16> loc("all_reduce_48_1_on_2")
  check.expect_eq_const %results#12, dense<[4.0, 2.0]> : tensor<2xf16> loc("all_reduce_1_on_2")
  check.expect_eq_const %results#13, dense<[1.0, 3.0]> : tensor<2xbf16> loc("all_reduce_135_on_2")
  check.expect_eq_const %results#14, dense<4.0> : tensor<2xbf16> loc("all_reduce_135_1_on_2")
  check.expect_eq_const %results#15, dense<-0.0> : tensor<2xf16> loc("all_reduce_48_on_3")
  check.expect_eq_const %results#16, dense<[0.0, 15.0]> : tensor<2xf16> loc("all_reduce_48_1_on_3")
  check.expect_eq_const %results#17, dense<[4.0, 2.0]> : tensor<2xf16> loc("all_reduce_1_on_3")
  check.expect_eq_const %results#18, dense<[2.0, 4.0]> : tensor<2xbf16> loc("all_reduce_135_on_3")
  check.expect_eq_const %results#19, dense<5.0> : tensor<2xbf16> loc("all_reduce_135_1_on_3")
  return
}
