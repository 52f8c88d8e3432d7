// Options of all_gather in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xi1>) {
  %of_126_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_126_literal = stablehlo.constant dense<[[1.0, 2.0, -1.0], [-1.0, -2.0, -1.0]]> : tensor<2x3xf16>
  %of_126_broadcast_in_dim = stablehlo.broadcast_in_dim %of_126_convert, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
  %of_126_add = stablehlo.add %of_126_literal, %of_126_broadcast_in_dim : tensor<2x3xf16>
  %of_126_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_126_compare = stablehlo.compare GT, %id, %of_126_literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_126_literal_3 = stablehlo.constant dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>
  %of_126_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_126_compare, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
  %of_126_xor = stablehlo.xor %of_126_literal_3, %of_126_broadcast_in_dim_2 : tensor<2x3xi1>
  %of_126_all_gather:2 = "stablehlo.all_gather"(%of_126_add, %of_126_xor) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, use_global_device_ids}> : (tensor<2x3xf16>, tensor<2x3xi1>) -> (tensor<2x3xf16>, tensor<2x3xi1>)
  return %of_126_all_gather#0, %of_126_all_gather#1 : tensor<2x3xf16>, tensor<2x3xi1>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xi1>)
  check.expect_eq_const %results#0, dense<[[1.0, 2.0, -1.0], [-1.0, -2.0, -1.0]]> : tensor<2x3xf16> loc("all_gather_126_on_0")
  check.expect_eq_const %results#1, dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1> loc("all_gather_126_1_on_0")
  check.expect_eq_const %results#2, dense<[[2.0, 3.0, 0.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf16> loc("all_gather_126_on_1")
  check.expect_eq_const %results#3, dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1> loc("all_gather_126_1_on_1")
  check.expect_eq_const %results#4, dense<[[3.0, 4.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf16> loc("all_gather_126_on_2")
  check.expect_eq_const %results#5, dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1> loc("all_gather_126_1_on_2")
  check.expect_eq_const %results#6, dense<[[4.0, 5.0, 2.0], [2.0, 1.0, 2.0]]> : tensor<2x3xf16> loc("all_gather_126_on_3")
  check.expect_eq_const %results#7, dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1> loc("all_gather_126_1_on_3")
  return
}
