// Options of all_reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @device(%id: tensor<i32>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %of_222_convert = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_222_literal = stablehlo.constant dense<[(2.0, 0.0), (2.0, -1.0)]> : tensor<2xcomplex<f32>>
  %of_222_broadcast_in_dim = stablehlo.broadcast_in_dim %of_222_convert, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %of_222_add = stablehlo.add %of_222_literal, %of_222_broadcast_in_dim : tensor<2xcomplex<f32>>
  %of_222_convert_2 = stablehlo.convert %id : (tensor<i32>) -> tensor<complex<f32>>
  %of_222_literal_2 = stablehlo.constant dense<[(-1.0, -2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %of_222_broadcast_in_dim_2 = stablehlo.broadcast_in_dim %of_222_convert_2, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %of_222_add_2 = stablehlo.add %of_222_literal_2, %of_222_broadcast_in_dim_2 : tensor<2xcomplex<f32>>
  %of_222_all_reduce:2 = "stablehlo.all_reduce"(%of_222_add, %of_222_add_2) <{replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> ({
  ^bb0(%of_222_left: tensor<complex<f32>>, %of_222_right: tensor<complex<f32>>):
    %of_222_multiply = stablehlo.multiply %of_222_left, %of_222_right : tensor<complex<f32>>
    stablehlo.return %of_222_multiply : tensor<complex<f32>>
  }) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  return %of_222_all_reduce#0, %of_222_all_reduce#1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}
func.func @main() {
  %id_0 = stablehlo.constant dense<0> : tensor<i32>
  %id_1 = stablehlo.constant dense<1> : tensor<i32>
  %id_2 = stablehlo.constant dense<2> : tensor<i32>
  %id_3 = stablehlo.constant dense<3> : tensor<i32>
  %results:8 = "interpreter.run_parallel"(%id_0, %id_1, %id_2, %id_3) <{programs = [[@device, @device], [@device, @device]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  check.expect_eq_const %results#0, dense<[(10.0, 0.0), (9.0, -7.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_on_0")
  check.expect_eq_const %results#1, dense<[(-6.0, -2.0), (10.0, 0.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_1_on_0")
  check.expect_eq_const %results#2, dense<[(12.0, 0.0), (11.0, -7.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_on_1")
  check.expect_eq_const %results#3, dense<[(-4.0, -2.0), (12.0, 0.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_1_on_1")
  check.expect_eq_const %results#4, dense<[(12.0, 0.0), (11.0, -7.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_on_2")
  check.expect_eq_const %results#5, dense<[(-4.0, -2.0), (12.0, 0.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_1_on_2")
  check.expect_eq_const %results#6, dense<[(10.0, 0.0), (9.0, -7.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_on_3")
  check.expect_eq_const %results#7, dense<[(-6.0, -2.0), (10.0, 0.0)]> : tensor<2xcomplex<f32>> loc("all_reduce_222_1_on_3")
  return
}
