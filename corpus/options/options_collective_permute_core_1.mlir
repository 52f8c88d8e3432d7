// Options of collective_permute in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<3xui16>, tensor<3xi1>) {
  %of_14_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<ui16>
  %of_14_literal = stablehlo.constant dense<[4, 3, 2]> : tensor<3xui16>
  %of_14_broadcast_in_dim = stablehlo.broadcast_in_dim %of_14_convert, dims = [] : (tensor<ui16>) -> tensor<3xui16>
  %of_14_add = stablehlo.add %of_14_literal, %of_14_broadcast_in_dim : tensor<3xui16>
  %of_14_collective_permute = "stablehlo.collective_permute"(%of_14_add) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<3xui16>) -> tensor<3xui16>
  %of_47_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_47_compare = stablehlo.compare GT, %id, %of_47_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_47_literal_2 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %of_47_broadcast_in_dim = stablehlo.broadcast_in_dim %of_47_compare, dims = [] : (tensor<i1>) -> tensor<3xi1>
  %of_47_xor = stablehlo.xor %of_47_literal_2, %of_47_broadcast_in_dim : tensor<3xi1>
  %of_47_collective_permute = "stablehlo.collective_permute"(%of_47_xor) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<3xi1>) -> tensor<3xi1>
  return %of_14_collective_permute, %of_47_collective_permute : tensor<3xui16>, tensor<3xi1>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xui16>, tensor<3xi1>, tensor<3xui16>, tensor<3xi1>, tensor<3xui16>, tensor<3xi1>, tensor<3xui16>, tensor<3xi1>)
  check.expect_eq_const %results#0, dense<0> : tensor<3xui16> loc("collective_permute_14_on_0")
  check.expect_eq_const %results#1, dense<false> : tensor<3xi1> loc("collective_permute_47_on_0")
  check.expect_eq_const %results#2, dense<[4, 3, 2]> : tensor<3xui16> loc("collective_permute_14_on_1")
  check.expect_eq_const %results#3, dense<[true, false, true]> : tensor<3xi1> loc("collective_permute_47_on_1")
  check.expect_eq_const %results#4, dense<0> : tensor<3xui16> loc("collective_permute_14_on_2")
  check.expect_eq_const %results#5, dense<false> : tensor<3xi1> loc("collective_permute_47_on_2")
  check.expect_eq_const %results#6, dense<[6, 5, 4]> : tensor<3xui16> loc("collective_permute_14_on_3")
  check.expect_eq_const %results#7, dense<[false, true, false]> : tensor<3xi1> loc("collective_permute_47_on_3")
  return
}
