// Options of reduce_window in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_218_literal = stablehlo.constant dense<[[[1.0, 3.0], [-3.0, -3.0]], [[3.0, -1.0], [-1.0, 2.0]]]> : tensor<2x2x2xf16>
  %of_218_literal_2 = stablehlo.constant dense<[[[-2.0, 1.0], [-2.0, 2.0]], [[2.0, -2.0], [-1.0, 3.0]]]> : tensor<2x2x2xf16>
  %of_218_literal_3 = stablehlo.constant dense<0.0> : tensor<f16>
  %of_218_literal_4 = stablehlo.constant dense<1000.0> : tensor<f16>
  %of_218_reduce_window:2 = "stablehlo.reduce_window"(%of_218_literal, %of_218_literal_2, %of_218_literal_3, %of_218_literal_4) <{base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 2>, window_strides = array<i64: 3, 1, 1>, window_dimensions = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_218_left: tensor<f16>, %of_218_left_: tensor<f16>, %of_218_right: tensor<f16>, %of_218_right_: tensor<f16>):
    %of_218_add = stablehlo.add %of_218_left, %of_218_right : tensor<f16>
    %of_218_minimum = stablehlo.minimum %of_218_left_, %of_218_right_ : tensor<f16>
    stablehlo.return %of_218_add, %of_218_minimum : tensor<f16>, tensor<f16>
  }) : (tensor<2x2x2xf16>, tensor<2x2x2xf16>, tensor<f16>, tensor<f16>) -> (tensor<1x2x4xf16>, tensor<1x2x4xf16>)
  check.expect_eq_const %of_218_reduce_window#0, dense<[[[0.0, 1.0, 3.0, 0.0], [0.0, -3.0, -3.0, 0.0]]]> : tensor<1x2x4xf16> loc("reduce_window_218")
  check.expect_eq_const %of_218_reduce_window#1, dense<[[[1000.0, -2.0, 1.0, 1000.0], [1000.0, -2.0, 2.0, 1000.0]]]> : tensor<1x2x4xf16> loc("reduce_window_218_1")
  %of_156_literal = stablehlo.constant dense<[2.0, 2.0, 3.0]> : tensor<3xbf16>
  %of_156_literal_2 = stablehlo.constant dense<-1000.0> : tensor<bf16>
  %of_156_reduce_window = "stablehlo.reduce_window"(%of_156_literal, %of_156_literal_2) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_156_left: tensor<bf16>, %of_156_right: tensor<bf16>):
    %of_156_maximum = stablehlo.maximum %of_156_left, %of_156_right : tensor<bf16>
    stablehlo.return %of_156_maximum : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const %of_156_reduce_window, dense<[-1000.0, 2.0, -1000.0]> : tensor<3xbf16> loc("reduce_window_156")
  %of_45_literal = stablehlo.constant dense<[[[2.0, -1.0, -2.0], [1.0, 2.0, -2.0], [3.0, -2.0, -1.0], [-3.0, 2.0, 1.0]], [[-2.0, -1.0, -1.0], [-1.0, 3.0, -1.0], [-1.0, 2.0, -2.0], [3.0, -3.0, -1.0]]]> : tensor<2x4x3xbf16>
  %of_45_literal_2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %of_45_reduce_window = "stablehlo.reduce_window"(%of_45_literal, %of_45_literal_2) <{base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 2, 1>, window_dimensions = array<i64: 1, 2, 2>}> ({
  ^bb0(%of_45_left: tensor<bf16>, %of_45_right: tensor<bf16>):
    %of_45_multiply = stablehlo.multiply %of_45_left, %of_45_right : tensor<bf16>
    stablehlo.return %of_45_multiply : tensor<bf16>
  }) : (tensor<2x4x3xbf16>, tensor<bf16>) -> tensor<3x2x2xbf16>
  check.expect_eq_const %of_45_reduce_window, dense<[[[12.0, 4.0], [-12.0, -8.0]], [[1.0, 1.0], [1.0, 1.0]], [[-4.0, -4.0], [27.0, -9.0]]]> : tensor<3x2x2xbf16> loc("reduce_window_45")
  %of_132_literal = stablehlo.constant dense<[3.0, -3.0, 1.0]> : tensor<3xbf16>
  %of_132_literal_2 = stablehlo.constant dense<1000.0> : tensor<bf16>
  %of_132_reduce_window = "stablehlo.reduce_window"(%of_132_literal, %of_132_literal_2) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%of_132_left: tensor<bf16>, %of_132_right: tensor<bf16>):
    %of_132_minimum = stablehlo.minimum %of_132_left, %of_132_right : tensor<bf16>
    stablehlo.return %of_132_minimum : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %of_132_reduce_window, dense<-3.0> : tensor<2xbf16> loc("reduce_window_132")
  return
}
