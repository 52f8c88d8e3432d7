// Options of reduce_window in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_216_literal = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -2.0)], [(-2.0, -2.0), (-2.0, -2.0)], [(2.0, -1.0), (2.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0)]], [[(-1.0, -2.0), (-2.0, -1.0)], [(2.0, 0.0), (2.0, -2.0)], [(2.0, 0.0), (0.0, -2.0)], [(0.0, -2.0), (1.0, 2.0)]], [[(-2.0, -2.0), (-2.0, 2.0)], [(-1.0, -1.0), (0.0, -1.0)], [(0.0, 1.0), (-1.0, 0.0)], [(1.0, -1.0), (2.0, 1.0)]], [[(1.0, 0.0), (-1.0, 1.0)], [(-2.0, 0.0), (-2.0, 1.0)], [(2.0, -2.0), (0.0, 1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<4x4x2xcomplex<f32>>
  %of_216_literal_2 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, -2.0)], [(0.0, -1.0), (0.0, -2.0)], [(1.0, 1.0), (-2.0, 1.0)], [(0.0, 2.0), (1.0, -2.0)]], [[(2.0, 2.0), (-1.0, 0.0)], [(1.0, -1.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 1.0)], [(0.0, 2.0), (1.0, 1.0)]], [[(1.0, 1.0), (2.0, 2.0)], [(1.0, 1.0), (2.0, 0.0)], [(2.0, 1.0), (-1.0, 1.0)], [(-1.0, -2.0), (-1.0, -2.0)]], [[(0.0, 1.0), (-1.0, 2.0)], [(2.0, -1.0), (0.0, -2.0)], [(-1.0, -2.0), (-1.0, 2.0)], [(1.0, -1.0), (2.0, 0.0)]]]> : tensor<4x4x2xcomplex<f32>>
  %of_216_literal_3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %of_216_literal_4 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_216_reduce_window:2 = "stablehlo.reduce_window"(%of_216_literal, %of_216_literal_2, %of_216_literal_3, %of_216_literal_4) <{base_dilations = array<i64: 2, 2, 1>, window_dilations = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>, window_dimensions = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [-1, 1], [1, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_216_left: tensor<complex<f32>>, %of_216_left_: tensor<complex<f32>>, %of_216_right: tensor<complex<f32>>, %of_216_right_: tensor<complex<f32>>):
    %of_216_add = stablehlo.add %of_216_left, %of_216_right : tensor<complex<f32>>
    %of_216_multiply = stablehlo.multiply %of_216_left_, %of_216_right_ : tensor<complex<f32>>
    stablehlo.return %of_216_add, %of_216_multiply : tensor<complex<f32>>, tensor<complex<f32>>
  }) : (tensor<4x4x2xcomplex<f32>>, tensor<4x4x2xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<8x4x4xcomplex<f32>>, tensor<8x4x4xcomplex<f32>>)
  check.expect_eq_const %of_216_reduce_window#0, dense<(0.0, 0.0)> : tensor<8x4x4xcomplex<f32>> loc("reduce_window_216")
  check.expect_eq_const %of_216_reduce_window#1, dense<(1.0, 0.0)> : tensor<8x4x4xcomplex<f32>> loc("reduce_window_216_1")
  %of_270_literal = stablehlo.constant dense<[[(-2.0, -1.0), (2.0, -2.0), (1.0, 1.0), (-2.0, 0.0)], [(-1.0, 0.0), (-2.0, 1.0), (2.0, -2.0), (-1.0, 1.0)], [(-1.0, -2.0), (0.0, -1.0), (0.0, -2.0), (-1.0, 2.0)], [(-2.0, 0.0), (1.0, -2.0), (-1.0, 2.0), (-2.0, 1.0)]]> : tensor<4x4xcomplex<f32>>
  %of_270_literal_2 = stablehlo.constant dense<[[(0.0, 2.0), (2.0, 1.0), (2.0, -2.0), (-2.0, -2.0)], [(-1.0, -2.0), (-2.0, -2.0), (1.0, -2.0), (2.0, -2.0)], [(0.0, 1.0), (-1.0, 0.0), (-2.0, -1.0), (0.0, 2.0)], [(-1.0, 2.0), (-2.0, 1.0), (-1.0, -2.0), (-2.0, 2.0)]]> : tensor<4x4xcomplex<f32>>
  %of_270_literal_3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_270_literal_4 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_270_reduce_window:2 = "stablehlo.reduce_window"(%of_270_literal, %of_270_literal_2, %of_270_literal_3, %of_270_literal_4) <{window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%of_270_left: tensor<complex<f32>>, %of_270_left_: tensor<complex<f32>>, %of_270_right: tensor<complex<f32>>, %of_270_right_: tensor<complex<f32>>):
    %of_270_multiply = stablehlo.multiply %of_270_left, %of_270_right : tensor<complex<f32>>
    %of_270_multiply_2 = stablehlo.multiply %of_270_left_, %of_270_right_ : tensor<complex<f32>>
    stablehlo.return %of_270_multiply, %of_270_multiply_2 : tensor<complex<f32>>, tensor<complex<f32>>
  }) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
  check.expect_eq_const %of_270_reduce_window#0, dense<[[(8.0, 4.0), (8.0, 16.0)], [(4.0, -12.0), (5.0, -5.0)], [(0.0, 20.0), (-5.0, 10.0)]]> : tensor<3x2xcomplex<f32>> loc("reduce_window_270")
  check.expect_eq_const %of_270_reduce_window#1, dense<[[(-20.0, -20.0), (16.0, 48.0)], [(-5.0, 10.0), (0.0, 16.0)], [(5.0, -10.0), (-12.0, -4.0)]]> : tensor<3x2xcomplex<f32>> loc("reduce_window_270_1")
  return
}
