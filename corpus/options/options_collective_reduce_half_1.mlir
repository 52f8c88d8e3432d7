// Options of collective_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>) {
  %of_19_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_19_literal = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %of_19_broadcast_in_dim = stablehlo.broadcast_in_dim %of_19_convert, dims = [] : (tensor<f16>) -> tensor<2xf16>
  %of_19_add = stablehlo.add %of_19_literal, %of_19_broadcast_in_dim : tensor<2xf16>
  %of_19_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_19_collective_reduce = "stablehlo.collective_reduce"(%of_19_add, %of_19_literal_2) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, has_dynamic_root}> ({
  ^bb0(%of_19_left: tensor<f16>, %of_19_right: tensor<f16>):
    %of_19_multiply = stablehlo.multiply %of_19_left, %of_19_right : tensor<f16>
    stablehlo.return %of_19_multiply : tensor<f16>
  }) : (tensor<2xf16>, tensor<1xi32>) -> tensor<2xf16>
  %of_50_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f16>
  %of_50_literal = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf16>
  %of_50_broadcast_in_dim = stablehlo.broadcast_in_dim %of_50_convert, dims = [] : (tensor<f16>) -> tensor<2xf16>
  %of_50_add = stablehlo.add %of_50_literal, %of_50_broadcast_in_dim : tensor<2xf16>
  %of_50_collective_reduce = "stablehlo.collective_reduce"(%of_50_add) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%of_50_left: tensor<f16>, %of_50_right: tensor<f16>):
    %of_50_maximum = stablehlo.maximum %of_50_left, %of_50_right : tensor<f16>
    stablehlo.return %of_50_maximum : tensor<f16>
  }) : (tensor<2xf16>) -> tensor<2xf16>
  %of_52_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<bf16>
  %of_52_literal = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xbf16>
  %of_52_broadcast_in_dim = stablehlo.broadcast_in_dim %of_52_convert, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
  %of_52_add = stablehlo.add %of_52_literal, %of_52_broadcast_in_dim : tensor<2xbf16>
  %of_52_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_52_collective_reduce = "stablehlo.collective_reduce"(%of_52_add, %of_52_literal_2) <{replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, has_dynamic_root}> ({
  ^bb0(%of_52_left: tensor<bf16>, %of_52_right: tensor<bf16>):
    %of_52_minimum = stablehlo.minimum %of_52_left, %of_52_right : tensor<bf16>
    stablehlo.return %of_52_minimum : tensor<bf16>
  }) : (tensor<2xbf16>, tensor<1xi32>) -> tensor<2xbf16>
  return %of_19_collective_reduce, %of_50_collective_reduce, %of_52_collective_reduce : tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:12 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xbf16>)
  check.expect_eq_const %results#0, dense<[1.0, 3.0]> : tensor<2xf16> loc("collective_reduce_19_on_0")
  check.expect_eq_const %results#1, dense<[2.0, 3.0]> : tensor<2xf16> loc("collective_reduce_50_on_0")
  check.expect_eq_const %results#2, dense<[2.0, 1.0]> : tensor<2xbf16> loc("collective_reduce_52_on_0")
  check.expect_eq_const %results#3, dense<[2.0, 4.0]> : tensor<2xf16> loc("collective_reduce_19_on_1")
  check.expect_eq_const %results#4, dense<[3.0, 4.0]> : tensor<2xf16> loc("collective_reduce_50_on_1")
  check.expect_eq_const %results#5, dense<[3.0, 2.0]> : tensor<2xbf16> loc("collective_reduce_52_on_1")
  check.expect_eq_const %results#6, dense<[3.0, 5.0]> : tensor<2xf16> loc("collective_reduce_19_on_2")
  check.expect_eq_const %results#7, dense<[4.0, 5.0]> : tensor<2xf16> loc("collective_reduce_50_on_2")
  check.expect_eq_const %results#8, dense<[4.0, 3.0]> : tensor<2xbf16> loc("collective_reduce_52_on_2")
  check.expect_eq_const %results#9, dense<[4.0, 6.0]> : tensor<2xf16> loc("collective_reduce_19_on_3")
  check.expect_eq_const %results#10, dense<[5.0, 6.0]> : tensor<2xf16> loc("collective_reduce_50_on_3")
  check.expect_eq_const %results#11, dense<[5.0, 4.0]> : tensor<2xbf16> loc("collective_reduce_52_on_3")
  return
}
