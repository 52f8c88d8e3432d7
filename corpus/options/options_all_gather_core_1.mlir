// Options of all_gather in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>) {
  %of_38_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui32>
  %of_38_literal = stablehlo.constant dense<[[4, 4, 1], [3, 2, 3]]> : tensor<2x3xui32>
  %of_38_broadcast_in_dim = stablehlo.broadcast_in_dim %of_38_convert, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %of_38_add = stablehlo.add %of_38_literal, %of_38_broadcast_in_dim : tensor<2x3xui32>
  %of_38_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<i16>
  %of_38_literal_2 = stablehlo.constant dense<[[-1, 1, -1], [2, -1, 2]]> : tensor<2x3xi16>
  %of_38_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_38_convert_2, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
  %of_38_add_2 = stablehlo.add %of_38_literal_2, %of_38_broadcast_in_dim_2 : tensor<2x3xi16>
  %of_38_all_gather:2 = "stablehlo.all_gather"(%of_38_add, %of_38_add_2) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<2x3xui32>, tensor<2x3xi16>) -> (tensor<2x6xui32>, tensor<2x6xi16>)
  %of_0_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_0_compare = stablehlo.compare GT, %id, %of_0_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_0_literal_2 = stablehlo.constant dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
  %of_0_broadcast_in_dim = stablehlo.broadcast_in_dim %of_0_compare, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
  %of_0_xor = stablehlo.xor %of_0_literal_2, %of_0_broadcast_in_dim : tensor<2x3xi1>
  %of_0_all_gather = "stablehlo.all_gather"(%of_0_xor) <{all_gather_dim = 1 : i64, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<2x3xi1>) -> tensor<2x12xi1>
  return %of_38_all_gather#0, %of_38_all_gather#1, %of_0_all_gather : tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:12 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>, tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>, tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>, tensor<2x6xui32>, tensor<2x6xi16>, tensor<2x12xi1>)
  check.expect_eq_const %results#0, dense<[[4, 4, 1, 6, 6, 3], [3, 2, 3, 5, 4, 5]]> : tensor<2x6xui32> loc("all_gather_38_on_0")
  check.expect_eq_const %results#1, dense<[[-1, 1, -1, 1, 3, 1], [2, -1, 2, 4, 1, 4]]> : tensor<2x6xi16> loc("all_gather_38_1_on_0")
  check.expect_eq_const %results#2, dense<[[false, true, true, true, false, false, false, true, true, true, false, false], [true, true, true, false, false, false, true, true, true, false, false, false]]> : tensor<2x12xi1> loc("all_gather_0_on_0")
  check.expect_eq_const %results#3, dense<[[7, 7, 4, 5, 5, 2], [6, 5, 6, 4, 3, 4]]> : tensor<2x6xui32> loc("all_gather_38_on_1")
  check.expect_eq_const %results#4, dense<[[2, 4, 2, 0, 2, 0], [5, 2, 5, 3, 0, 3]]> : tensor<2x6xi16> loc("all_gather_38_1_on_1")
  check.expect_eq_const %results#5, dense<[[false, true, true, true, false, false, false, true, true, true, false, false], [true, true, true, false, false, false, true, true, true, false, false, false]]> : tensor<2x12xi1> loc("all_gather_0_on_1")
  check.expect_eq_const %results#6, dense<[[4, 4, 1, 6, 6, 3], [3, 2, 3, 5, 4, 5]]> : tensor<2x6xui32> loc("all_gather_38_on_2")
  check.expect_eq_const %results#7, dense<[[-1, 1, -1, 1, 3, 1], [2, -1, 2, 4, 1, 4]]> : tensor<2x6xi16> loc("all_gather_38_1_on_2")
  check.expect_eq_const %results#8, dense<[[false, true, true, true, false, false, false, true, true, true, false, false], [true, true, true, false, false, false, true, true, true, false, false, false]]> : tensor<2x12xi1> loc("all_gather_0_on_2")
  check.expect_eq_const %results#9, dense<[[7, 7, 4, 5, 5, 2], [6, 5, 6, 4, 3, 4]]> : tensor<2x6xui32> loc("all_gather_38_on_3")
  check.expect_eq_const %results#10, dense<[[2, 4, 2, 0, 2, 0], [5, 2, 5, 3, 0, 3]]> : tensor<2x6xi16> loc("all_gather_38_1_on_3")
  check.expect_eq_const %results#11, dense<[[false, true, true, true, false, false, false, true, true, true, false, false], [true, true, true, false, false, false, true, true, true, false, false, false]]> : tensor<2x12xi1> loc("all_gather_0_on_3")
  return
}
