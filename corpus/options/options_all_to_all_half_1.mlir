// Options of all_to_all in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>) {
  %of_26_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_26_literal = stablehlo.constant dense<[[1.0, -2.0, 1.0, 2.0], [-1.0, -1.0, 2.0, -3.0]]> : tensor<2x4xbf16>
  %of_26_broadcast_in_dim = stablehlo.broadcast_in_dim %of_26_convert, dims = [] : (tensor<bf16>) -> tensor<2x4xbf16>
  %of_26_add = stablehlo.add %of_26_literal, %of_26_broadcast_in_dim : tensor<2x4xbf16>
  %of_26_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_26_compare = stablehlo.compare GT, %id, %of_26_literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_26_literal_3 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false]]> : tensor<2x4xi1>
  %of_26_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_26_compare, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
  %of_26_xor = stablehlo.xor %of_26_literal_3, %of_26_broadcast_in_dim_2 : tensor<2x4xi1>
  %of_26_all_to_all:2 = "stablehlo.all_to_all"(%of_26_add, %of_26_xor) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<2x4xbf16>, tensor<2x4xi1>) -> (tensor<2x4xbf16>, tensor<2x4xi1>)
  %of_35_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_35_literal = stablehlo.constant dense<[[-2.0, -2.0, -3.0, -2.0], [1.0, 2.0, 1.0, -1.0]]> : tensor<2x4xf16>
  %of_35_broadcast_in_dim = stablehlo.broadcast_in_dim %of_35_convert, dims = [] : (tensor<f16>) -> tensor<2x4xf16>
  %of_35_add = stablehlo.add %of_35_literal, %of_35_broadcast_in_dim : tensor<2x4xf16>
  %of_35_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_35_compare = stablehlo.compare GT, %id, %of_35_literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_35_literal_3 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, false]]> : tensor<2x4xi1>
  %of_35_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_35_compare, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
  %of_35_xor = stablehlo.xor %of_35_literal_3, %of_35_broadcast_in_dim_2 : tensor<2x4xi1>
  %of_35_all_to_all:2 = "stablehlo.all_to_all"(%of_35_add, %of_35_xor) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>}> : (tensor<2x4xf16>, tensor<2x4xi1>) -> (tensor<2x4xf16>, tensor<2x4xi1>)
  return %of_26_all_to_all#0, %of_26_all_to_all#1, %of_35_all_to_all#0, %of_35_all_to_all#1 : tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:16 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>, tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>, tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>, tensor<2x4xbf16>, tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xi1>)
  check.expect_eq_const %results#0, dense<[[1.0, -2.0, 1.0, 2.0], [-1.0, -1.0, 2.0, -3.0]]> : tensor<2x4xbf16> loc("all_to_all_26_on_0")
  check.expect_eq_const %results#1, dense<[[true, false, true, true], [false, false, false, false]]> : tensor<2x4xi1> loc("all_to_all_26_1_on_0")
  check.expect_eq_const %results#2, dense<[[-2.0, -2.0, -3.0, -2.0], [1.0, 2.0, 1.0, -1.0]]> : tensor<2x4xf16> loc("all_to_all_35_on_0")
  check.expect_eq_const %results#3, dense<[[true, true, true, true], [true, true, false, false]]> : tensor<2x4xi1> loc("all_to_all_35_1_on_0")
  check.expect_eq_const %results#4, dense<[[2.0, -1.0, 2.0, 3.0], [0.0, 0.0, 3.0, -2.0]]> : tensor<2x4xbf16> loc("all_to_all_26_on_1")
  check.expect_eq_const %results#5, dense<[[true, false, true, true], [false, false, false, false]]> : tensor<2x4xi1> loc("all_to_all_26_1_on_1")
  check.expect_eq_const %results#6, dense<[[-1.0, -1.0, -2.0, -1.0], [2.0, 3.0, 2.0, 0.0]]> : tensor<2x4xf16> loc("all_to_all_35_on_1")
  check.expect_eq_const %results#7, dense<[[true, true, true, true], [true, true, false, false]]> : tensor<2x4xi1> loc("all_to_all_35_1_on_1")
  check.expect_eq_const %results#8, dense<[[3.0, 0.0, 3.0, 4.0], [1.0, 1.0, 4.0, -1.0]]> : tensor<2x4xbf16> loc("all_to_all_26_on_2")
  check.expect_eq_const %results#9, dense<[[false, true, false, false], [true, true, true, true]]> : tensor<2x4xi1> loc("all_to_all_26_1_on_2")
  check.expect_eq_const %results#10, dense<[[0.0, 0.0, -1.0, 0.0], [3.0, 4.0, 3.0, 1.0]]> : tensor<2x4xf16> loc("all_to_all_35_on_2")
  check.expect_eq_const %results#11, dense<[[false, false, false, false], [false, false, true, true]]> : tensor<2x4xi1> loc("all_to_all_35_1_on_2")
  check.expect_eq_const %results#12, dense<[[4.0, 1.0, 4.0, 5.0], [2.0, 2.0, 5.0, 0.0]]> : tensor<2x4xbf16> loc("all_to_all_26_on_3")
  check.expect_eq_const %results#13, dense<[[false, true, false, false], [true, true, true, true]]> : tensor<2x4xi1> loc("all_to_all_26_1_on_3")
  check.expect_eq_const %results#14, dense<[[1.0, 1.0, 0.0, 1.0], [4.0, 5.0, 4.0, 2.0]]> : tensor<2x4xf16> loc("all_to_all_35_on_3")
  check.expect_eq_const %results#15, dense<[[false, false, false, false], [false, false, true, true]]> : tensor<2x4xi1> loc("all_to_all_35_1_on_3")
  return
}
