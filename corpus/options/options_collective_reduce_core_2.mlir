// Options of collective_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xi1>, tensor<2xf32>) {
  %of_93_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_93_compare = stablehlo.compare GT, %id, %of_93_literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %of_93_literal_2 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %of_93_broadcast_in_dim = stablehlo.broadcast_in_dim %of_93_compare, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %of_93_xor = stablehlo.xor %of_93_literal_2, %of_93_broadcast_in_dim : tensor<2xi1>
  %of_93_collective_reduce = "stablehlo.collective_reduce"(%of_93_xor) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_93_left: tensor<i1>, %of_93_right: tensor<i1>):
    %of_93_maximum = stablehlo.maximum %of_93_left, %of_93_right : tensor<i1>
    stablehlo.return %of_93_maximum : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  %of_131_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<f32>
  %of_131_literal = stablehlo.constant dense<-2.0> : tensor<2xf32>
  %of_131_broadcast_in_dim = stablehlo.broadcast_in_dim %of_131_convert, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %of_131_add = stablehlo.add %of_131_literal, %of_131_broadcast_in_dim : tensor<2xf32>
  %of_131_collective_reduce = "stablehlo.collective_reduce"(%of_131_add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_131_left: tensor<f32>, %of_131_right: tensor<f32>):
    %of_131_minimum = stablehlo.minimum %of_131_left, %of_131_right : tensor<f32>
    stablehlo.return %of_131_minimum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %of_93_collective_reduce, %of_131_collective_reduce : tensor<2xi1>, tensor<2xf32>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi1>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<false> : tensor<2xi1> loc("collective_reduce_93_on_0")
  check.expect_eq_const %results#1, dense<-2.0> : tensor<2xf32> loc("collective_reduce_131_on_0")
  check.expect_eq_const %results#2, dense<false> : tensor<2xi1> loc("collective_reduce_93_on_1")
  check.expect_eq_const %results#3, dense<-1.0> : tensor<2xf32> loc("collective_reduce_131_on_1")
  check.expect_eq_const %results#4, dense<true> : tensor<2xi1> loc("collective_reduce_93_on_2")
  check.expect_eq_const %results#5, dense<0.0> : tensor<2xf32> loc("collective_reduce_131_on_2")
  check.expect_eq_const %results#6, dense<true> : tensor<2xi1> loc("collective_reduce_93_on_3")
  check.expect_eq_const %results#7, dense<0.0> : tensor<2xf32> loc("collective_reduce_131_on_3")
  return
}
