// Options of reduce_window in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_379_literal = stablehlo.constant dense<[[[3, 1, 1], [3, 2, 1], [3, 3, 0], [2, 0, 2]], [[0, 0, 1], [3, 0, 3], [0, 2, 1], [3, 3, 3]], [[2, 2, 1], [1, 3, 2], [1, 3, 1], [1, 1, 3]]]> : tensor<3x4x3xui4>
  %of_379_literal_2 = stablehlo.constant dense<[[[2, 1, 1], [1, 3, 0], [0, 3, 3], [3, 1, 3]], [[0, 0, 1], [1, 0, 2], [3, 1, 2], [1, 3, 3]], [[2, 1, 0], [1, 1, 0], [2, 0, 1], [1, 3, 0]]]> : tensor<3x4x3xui4>
  %of_379_literal_3 = stablehlo.constant dense<0> : tensor<ui4>
  %of_379_literal_4 = stablehlo.constant dense<0> : tensor<ui4>
  %of_379_reduce_window:2 = "stablehlo.reduce_window"(%of_379_literal, %of_379_literal_2, %of_379_literal_3, %of_379_literal_4) <{base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 3, 3, 2>}> ({
  ^bb0(%of_379_left: tensor<ui4>, %of_379_left_: tensor<ui4>, %of_379_right: tensor<ui4>, %of_379_right_: tensor<ui4>):
    %of_379_or = stablehlo.or %of_379_left, %of_379_right : tensor<ui4>
    %of_379_or_2 = stablehlo.or %of_379_left_, %of_379_right_ : tensor<ui4>
    stablehlo.return %of_379_or, %of_379_or_2 : tensor<ui4>, tensor<ui4>
  }) : (tensor<3x4x3xui4>, tensor<3x4x3xui4>, tensor<ui4>, tensor<ui4>) -> (tensor<1x5x1xui4>, tensor<1x5x1xui4>)
  check.expect_eq_const %of_379_reduce_window#0, dense<3> : tensor<1x5x1xui4> loc("reduce_window_379")
  check.expect_eq_const %of_379_reduce_window#1, dense<3> : tensor<1x5x1xui4> loc("reduce_window_379_1")
  %of_60_literal = stablehlo.constant dense<[[0, 0, 3], [2, 2, 3]]> : tensor<2x3xi4>
  %of_60_literal_2 = stablehlo.constant dense<7> : tensor<i4>
  %of_60_reduce_window = "stablehlo.reduce_window"(%of_60_literal, %of_60_literal_2) <{base_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 1], [-1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_60_left: tensor<i4>, %of_60_right: tensor<i4>):
    %of_60_minimum = stablehlo.minimum %of_60_left, %of_60_right : tensor<i4>
    stablehlo.return %of_60_minimum : tensor<i4>
  }) : (tensor<2x3xi4>, tensor<i4>) -> tensor<4x2xi4>
  check.expect_eq_const %of_60_reduce_window, dense<[[0, 3], [7, 7], [2, 3], [7, 7]]> : tensor<4x2xi4> loc("reduce_window_60")
  %of_186_literal = stablehlo.constant dense<[[3, 1, 0, 3], [3, 1, 0, 3]]> : tensor<2x4xui4>
  %of_186_literal_2 = stablehlo.constant dense<0> : tensor<ui4>
  %of_186_reduce_window = "stablehlo.reduce_window"(%of_186_literal, %of_186_literal_2) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[1, 2], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_186_left: tensor<ui4>, %of_186_right: tensor<ui4>):
    %of_186_subtract = stablehlo.subtract %of_186_right, %of_186_right : tensor<ui4>
    %of_186_add = stablehlo.add %of_186_left, %of_186_subtract : tensor<ui4>
    %of_186_xor = stablehlo.xor %of_186_add, %of_186_right : tensor<ui4>
    stablehlo.return %of_186_xor : tensor<ui4>
  }) : (tensor<2x4xui4>, tensor<ui4>) -> tensor<5x6xui4>
  check.expect_eq_const %of_186_reduce_window, dense<[[0, 0, 0, 0, 0, 0], [0, 3, 1, 0, 3, 0], [0, 3, 1, 0, 3, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<5x6xui4> loc("reduce_window_186")
  %of_17_literal = stablehlo.constant dense<[0, 0, 0, 3]> : tensor<4xui4>
  %of_17_literal_2 = stablehlo.constant dense<15> : tensor<ui4>
  %of_17_reduce_window = "stablehlo.reduce_window"(%of_17_literal, %of_17_literal_2) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%of_17_left: tensor<ui4>, %of_17_right: tensor<ui4>):
    %of_17_minimum = stablehlo.minimum %of_17_left, %of_17_right : tensor<ui4>
    stablehlo.return %of_17_minimum : tensor<ui4>
  }) : (tensor<4xui4>, tensor<ui4>) -> tensor<4xui4>
  check.expect_eq_const %of_17_reduce_window, dense<[0, 0, 0, 3]> : tensor<4xui4> loc("reduce_window_17")
  %of_40_literal = stablehlo.constant dense<[[[2, 3], [1, 1], [1, 0], [0, 0]], [[2, 3], [2, 1], [2, 1], [2, 3]], [[2, 1], [0, 1], [0, 1], [0, 2]]]> : tensor<3x4x2xi4>
  %of_40_literal_2 = stablehlo.constant dense<[[[1, 2], [3, 1], [0, 3], [0, 3]], [[0, 0], [1, 3], [0, 0], [0, 2]], [[0, 0], [1, 1], [0, 0], [3, 1]]]> : tensor<3x4x2xi4>
  %of_40_literal_3 = stablehlo.constant dense<-8> : tensor<i4>
  %of_40_literal_4 = stablehlo.constant dense<-8> : tensor<i4>
  %of_40_reduce_window:2 = "stablehlo.reduce_window"(%of_40_literal, %of_40_literal_2, %of_40_literal_3, %of_40_literal_4) <{base_dilations = array<i64: 1, 2, 2>, window_dimensions = array<i64: 1, 1, 3>, padding = dense<[[2, 0], [0, 0], [2, 1]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_40_left: tensor<i4>, %of_40_left_: tensor<i4>, %of_40_right: tensor<i4>, %of_40_right_: tensor<i4>):
    %of_40_maximum = stablehlo.maximum %of_40_left, %of_40_right : tensor<i4>
    %of_40_maximum_2 = stablehlo.maximum %of_40_left_, %of_40_right_ : tensor<i4>
    stablehlo.return %of_40_maximum, %of_40_maximum_2 : tensor<i4>, tensor<i4>
  }) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>, tensor<i4>, tensor<i4>) -> (tensor<5x7x4xi4>, tensor<5x7x4xi4>)
  check.expect_eq_const %of_40_reduce_window#0, dense<[[[-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8]], [[-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8]], [[2, 2, 3, 3], [-8, -8, -8, -8], [1, 1, 1, 1], [-8, -8, -8, -8], [1, 1, 1, 0], [-8, -8, -8, -8], [0, 0, 0, 0]], [[2, 2, 3, 3], [-8, -8, -8, -8], [2, 2, 2, 1], [-8, -8, -8, -8], [2, 2, 2, 1], [-8, -8, -8, -8], [2, 2, 3, 3]], [[2, 2, 2, 1], [-8, -8, -8, -8], [0, 0, 1, 1], [-8, -8, -8, -8], [0, 0, 1, 1], [-8, -8, -8, -8], [0, 0, 2, 2]]]> : tensor<5x7x4xi4> loc("reduce_window_40")
  check.expect_eq_const %of_40_reduce_window#1, dense<[[[-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8]], [[-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8], [-8, -8, -8, -8]], [[1, 1, 2, 2], [-8, -8, -8, -8], [3, 3, 3, 1], [-8, -8, -8, -8], [0, 0, 3, 3], [-8, -8, -8, -8], [0, 0, 3, 3]], [[0, 0, 0, 0], [-8, -8, -8, -8], [1, 1, 3, 3], [-8, -8, -8, -8], [0, 0, 0, 0], [-8, -8, -8, -8], [0, 0, 2, 2]], [[0, 0, 0, 0], [-8, -8, -8, -8], [1, 1, 1, 1], [-8, -8, -8, -8], [0, 0, 0, 0], [-8, -8, -8, -8], [3, 3, 3, 1]]]> : tensor<5x7x4xi4> loc("reduce_window_40_1")
  %of_92_literal = stablehlo.constant dense<[[[0, 2], [3, 0]], [[2, 1], [2, 2]]]> : tensor<2x2x2xi4>
  %of_92_literal_2 = stablehlo.constant dense<0> : tensor<i4>
  %of_92_reduce_window = "stablehlo.reduce_window"(%of_92_literal, %of_92_literal_2) <{base_dilations = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 3>, window_dimensions = array<i64: 1, 1, 1>}> ({
  ^bb0(%of_92_left: tensor<i4>, %of_92_right: tensor<i4>):
    %of_92_xor = stablehlo.xor %of_92_left, %of_92_right : tensor<i4>
    stablehlo.return %of_92_xor : tensor<i4>
  }) : (tensor<2x2x2xi4>, tensor<i4>) -> tensor<2x2x1xi4>
  check.expect_eq_const %of_92_reduce_window, dense<[[[0], [3]], [[2], [2]]]> : tensor<2x2x1xi4> loc("reduce_window_92")
  %of_267_literal = stablehlo.constant dense<[[[2, 0, 3, 2], [2, 2, 2, 0]], [[1, 3, 0, 0], [0, 3, 3, 3]], [[3, 2, 3, 3], [0, 2, 3, 2]], [[0, 3, 3, 1], [0, 2, 1, 3]]]> : tensor<4x2x4xi4>
  %of_267_literal_2 = stablehlo.constant dense<1> : tensor<i4>
  %of_267_reduce_window = "stablehlo.reduce_window"(%of_267_literal, %of_267_literal_2) <{base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 2, 1>, window_dimensions = array<i64: 2, 1, 2>, padding = dense<[[0, 2], [1, 2], [0, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_267_left: tensor<i4>, %of_267_right: tensor<i4>):
    %of_267_multiply = stablehlo.multiply %of_267_left, %of_267_right : tensor<i4>
    stablehlo.return %of_267_multiply : tensor<i4>
  }) : (tensor<4x2x4xi4>, tensor<i4>) -> tensor<4x3x5xi4>
  check.expect_eq_const %of_267_reduce_window, dense<1> : tensor<4x3x5xi4> loc("reduce_window_267")
  return
}
