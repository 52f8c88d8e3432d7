// Options of collective_permute in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<3xbf16>) {
  %of_21_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_21_literal = stablehlo.constant dense<[-2.0, -2.0, -3.0]> : tensor<3xbf16>
  %of_21_broadcast_in_dim = stablehlo.broadcast_in_dim %of_21_convert, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
  %of_21_add = stablehlo.add %of_21_literal, %of_21_broadcast_in_dim : tensor<3xbf16>
  %of_21_collective_permute = "stablehlo.collective_permute"(%of_21_add) <{source_target_pairs = dense<[[1, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  return %of_21_collective_permute : tensor<3xbf16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:4 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_eq_const %results#0, dense<0.0> : tensor<3xbf16> loc("collective_permute_21_on_0")
  check.expect_eq_const %results#1, dense<[-1.0, -1.0, -2.0]> : tensor<3xbf16> loc("collective_permute_21_on_1")
  check.expect_eq_const %results#2, dense<0.0> : tensor<3xbf16> loc("collective_permute_21_on_2")
  check.expect_eq_const %results#3, dense<[1.0, 1.0, 0.0]> : tensor<3xbf16> loc("collective_permute_21_on_3")
  return
}
