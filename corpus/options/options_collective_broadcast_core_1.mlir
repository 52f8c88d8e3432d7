// Options of collective_broadcast in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<3xi1>, tensor<3xui16>, tensor<3xf32>) {
  %of_20_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_20_compare = stablehlo.compare GT, %id, %of_20_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_20_literal_2 = stablehlo.constant dense<false> : tensor<3xi1>
  %of_20_broadcast_in_dim = stablehlo.broadcast_in_dim %of_20_compare, dims = [] : (tensor<i1>) -> tensor<3xi1>
  %of_20_xor = stablehlo.xor %of_20_literal_2, %of_20_broadcast_in_dim : tensor<3xi1>
  %of_20_collective_broadcast = "stablehlo.collective_broadcast"(%of_20_xor) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> : (tensor<3xi1>) -> tensor<3xi1>
  %of_23_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_23_literal = stablehlo.constant dense<[4, 1, 3]> : tensor<3xui16>
  %of_23_broadcast_in_dim = stablehlo.broadcast_in_dim %of_23_convert, dims = [] : (tensor<ui16>) -> tensor<3xui16>
  %of_23_add = stablehlo.add %of_23_literal, %of_23_broadcast_in_dim : tensor<3xui16>
  %of_23_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_23_collective_broadcast = "stablehlo.collective_broadcast"(%of_23_add, %of_23_literal_2) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, has_dynamic_root}> : (tensor<3xui16>, tensor<1xi32>) -> tensor<3xui16>
  %of_24_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_24_literal = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf32>
  %of_24_broadcast_in_dim = stablehlo.broadcast_in_dim %of_24_convert, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %of_24_add = stablehlo.add %of_24_literal, %of_24_broadcast_in_dim : tensor<3xf32>
  %of_24_collective_broadcast = "stablehlo.collective_broadcast"(%of_24_add) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  return %of_20_collective_broadcast, %of_23_collective_broadcast, %of_24_collective_broadcast : tensor<3xi1>, tensor<3xui16>, tensor<3xf32>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:12 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi1>, tensor<3xui16>, tensor<3xf32>, tensor<3xi1>, tensor<3xui16>, tensor<3xf32>, tensor<3xi1>, tensor<3xui16>, tensor<3xf32>, tensor<3xi1>, tensor<3xui16>, tensor<3xf32>)
  check.expect_eq_const %results#0, dense<false> : tensor<3xi1> loc("collective_broadcast_20_on_0")
  check.expect_eq_const %results#1, dense<[4, 1, 3]> : tensor<3xui16> loc("collective_broadcast_23_on_0")
  check.expect_eq_const %results#2, dense<[-1.0, 1.0, -1.0]> : tensor<3xf32> loc("collective_broadcast_24_on_0")
  check.expect_eq_const %results#3, dense<false> : tensor<3xi1> loc("collective_broadcast_20_on_1")
  check.expect_eq_const %results#4, dense<[5, 2, 4]> : tensor<3xui16> loc("collective_broadcast_23_on_1")
  check.expect_eq_const %results#5, dense<[0.0, 2.0, 0.0]> : tensor<3xf32> loc("collective_broadcast_24_on_1")
  check.expect_eq_const %results#6, dense<true> : tensor<3xi1> loc("collective_broadcast_20_on_2")
  check.expect_eq_const %results#7, dense<[6, 3, 5]> : tensor<3xui16> loc("collective_broadcast_23_on_2")
  check.expect_eq_const %results#8, dense<[1.0, 3.0, 1.0]> : tensor<3xf32> loc("collective_broadcast_24_on_2")
  check.expect_eq_const %results#9, dense<true> : tensor<3xi1> loc("collective_broadcast_20_on_3")
  check.expect_eq_const %results#10, dense<[7, 4, 6]> : tensor<3xui16> loc("collective_broadcast_23_on_3")
  check.expect_eq_const %results#11, dense<[2.0, 4.0, 2.0]> : tensor<3xf32> loc("collective_broadcast_24_on_3")
  return
}
