// Options of collective_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %of_5_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_5_literal = stablehlo.constant dense<[(-2.0, 0.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %of_5_broadcast_in_dim = stablehlo.broadcast_in_dim %of_5_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %of_5_add = stablehlo.add %of_5_literal, %of_5_broadcast_in_dim : tensor<2xcomplex<f32>>
  %of_5_collective_reduce = "stablehlo.collective_reduce"(%of_5_add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_5_left: tensor<complex<f32>>, %of_5_right: tensor<complex<f32>>):
    %of_5_multiply = stablehlo.multiply %of_5_left, %of_5_right : tensor<complex<f32>>
    stablehlo.return %of_5_multiply : tensor<complex<f32>>
  }) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %of_25_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_25_literal = stablehlo.constant dense<[(0.0, 2.0), (2.0, 2.0)]> : tensor<2xcomplex<f32>>
  %of_25_broadcast_in_dim = stablehlo.broadcast_in_dim %of_25_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %of_25_add = stablehlo.add %of_25_literal, %of_25_broadcast_in_dim : tensor<2xcomplex<f32>>
  %of_25_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_25_collective_reduce = "stablehlo.collective_reduce"(%of_25_add, %of_25_literal_2) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, has_dynamic_root}> ({
  ^bb0(%of_25_left: tensor<complex<f32>>, %of_25_right: tensor<complex<f32>>):
    %of_25_add_2 = stablehlo.add %of_25_left, %of_25_right : tensor<complex<f32>>
    stablehlo.return %of_25_add_2 : tensor<complex<f32>>
  }) : (tensor<2xcomplex<f32>>, tensor<1xi32>) -> tensor<2xcomplex<f32>>
  return %of_5_collective_reduce, %of_25_collective_reduce : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  check.expect_eq_const %results#0, dense<[(-0.0, 0.0), (-1.0, 2.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_5_on_0")
  check.expect_eq_const %results#1, dense<[(0.0, 2.0), (2.0, 2.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_25_on_0")
  check.expect_eq_const %results#2, dense<[(-1.0, 0.0), (2.0, 4.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_5_on_1")
  check.expect_eq_const %results#3, dense<[(1.0, 2.0), (3.0, 2.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_25_on_1")
  check.expect_eq_const %results#4, dense<(0.0, 0.0)> : tensor<2xcomplex<f32>> loc("collective_reduce_5_on_2")
  check.expect_eq_const %results#5, dense<[(2.0, 2.0), (4.0, 2.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_25_on_2")
  check.expect_eq_const %results#6, dense<(0.0, 0.0)> : tensor<2xcomplex<f32>> loc("collective_reduce_5_on_3")
  check.expect_eq_const %results#7, dense<[(3.0, 2.0), (5.0, 2.0)]> : tensor<2xcomplex<f32>> loc("collective_reduce_25_on_3")
  return
}
