// Options of reduce_window in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_28_literal = stablehlo.constant dense<[[[-1.0, -1.0, 1.0], [2.0, 1.0, 1.0]], [[-1.0, 2.0, -2.0], [-1.0, 1.0, 1.0]], [[-1.0, -1.0, -1.0], [-1.0, 2.0, -2.0]]]> : tensor<3x2x3xf8E4M3FN>
  %of_28_literal_2 = stablehlo.constant dense<[[[1.0, -2.0, 2.0], [2.0, 2.0, -1.0]], [[-1.0, -1.0, -2.0], [1.0, 2.0, -1.0]], [[1.0, -2.0, 1.0], [-1.0, -1.0, -1.0]]]> : tensor<3x2x3xf8E4M3FN>
  %of_28_literal_3 = stablehlo.constant dense<400.0> : tensor<f8E4M3FN>
  %of_28_literal_4 = stablehlo.constant dense<400.0> : tensor<f8E4M3FN>
  %of_28_reduce_window:2 = "stablehlo.reduce_window"(%of_28_literal, %of_28_literal_2, %of_28_literal_3, %of_28_literal_4) <{base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 1, 2, 1>, window_strides = array<i64: 3, 1, 1>, window_dimensions = array<i64: 2, 2, 3>, padding = dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_28_left: tensor<f8E4M3FN>, %of_28_left_: tensor<f8E4M3FN>, %of_28_right: tensor<f8E4M3FN>, %of_28_right_: tensor<f8E4M3FN>):
    %of_28_minimum = stablehlo.minimum %of_28_left, %of_28_right : tensor<f8E4M3FN>
    %of_28_minimum_2 = stablehlo.minimum %of_28_left_, %of_28_right_ : tensor<f8E4M3FN>
    stablehlo.return %of_28_minimum, %of_28_minimum_2 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }) : (tensor<3x2x3xf8E4M3FN>, tensor<3x2x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<1x2x4xf8E4M3FN>, tensor<1x2x4xf8E4M3FN>)
  check.expect_eq_const %of_28_reduce_window#0, dense<[[[400.0, 400.0, 400.0, 400.0], [-1.0, -1.0, -1.0, -1.0]]]> : tensor<1x2x4xf8E4M3FN> loc("reduce_window_28")
  check.expect_eq_const %of_28_reduce_window#1, dense<[[[400.0, 400.0, 400.0, 400.0], [1.0, -2.0, -2.0, -2.0]]]> : tensor<1x2x4xf8E4M3FN> loc("reduce_window_28_1")
  %of_380_literal = stablehlo.constant dense<[[[-1.0, 2.0, 2.0], [-2.0, -1.0, -1.0], [-1.0, -1.0, -2.0], [-1.0, 1.0, 1.0]], [[-1.0, 2.0, -1.0], [1.0, 2.0, -2.0], [1.0, 1.0, -2.0], [2.0, -2.0, 2.0]]]> : tensor<2x4x3xf8E5M2>
  %of_380_literal_2 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %of_380_reduce_window = "stablehlo.reduce_window"(%of_380_literal, %of_380_literal_2) <{base_dilations = array<i64: 1, 2, 2>, window_dilations = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [0, -1], [0, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_380_left: tensor<f8E5M2>, %of_380_right: tensor<f8E5M2>):
    %of_380_multiply = stablehlo.multiply %of_380_left, %of_380_right : tensor<f8E5M2>
    stablehlo.return %of_380_multiply : tensor<f8E5M2>
  }) : (tensor<2x4x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x6x4xf8E5M2>
  check.expect_eq_const %of_380_reduce_window, dense<[[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]], [[-1.0, 2.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0], [-2.0, -1.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -2.0, 1.0], [1.0, 1.0, 1.0, 1.0]]]> : tensor<3x6x4xf8E5M2> loc("reduce_window_380")
  %of_7_literal = stablehlo.constant dense<[[-2.0, -2.0, -1.0], [2.0, -1.0, 2.0], [-2.0, 1.0, 1.0], [-1.0, 1.0, 1.0]]> : tensor<4x3xf8E5M2>
  %of_7_literal_2 = stablehlo.constant dense<[[1.0, 2.0, 2.0], [-2.0, -1.0, -2.0], [1.0, 2.0, 1.0], [1.0, -2.0, 1.0]]> : tensor<4x3xf8E5M2>
  %of_7_literal_3 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %of_7_literal_4 = stablehlo.constant dense<-400.0> : tensor<f8E5M2>
  %of_7_reduce_window:2 = "stablehlo.reduce_window"(%of_7_literal, %of_7_literal_2, %of_7_literal_3, %of_7_literal_4) <{window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 3>, padding = dense<[[-1, 2], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_7_left: tensor<f8E5M2>, %of_7_left_: tensor<f8E5M2>, %of_7_right: tensor<f8E5M2>, %of_7_right_: tensor<f8E5M2>):
    %of_7_add = stablehlo.add %of_7_left, %of_7_right : tensor<f8E5M2>
    %of_7_maximum = stablehlo.maximum %of_7_left_, %of_7_right_ : tensor<f8E5M2>
    stablehlo.return %of_7_add, %of_7_maximum : tensor<f8E5M2>, tensor<f8E5M2>
  }) : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>)
  check.expect_eq_const %of_7_reduce_window#0, dense<[[1.0, 1.0], [-2.0, -1.0], [-1.0, 0.0]]> : tensor<3x2xf8E5M2> loc("reduce_window_7")
  check.expect_eq_const %of_7_reduce_window#1, dense<[[1.0, 1.0], [1.0, 2.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2> loc("reduce_window_7_1")
  %of_37_literal = stablehlo.constant dense<[[1.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf8E4M3FN>
  %of_37_literal_2 = stablehlo.constant dense<[[1.0, 2.0], [-2.0, 1.0]]> : tensor<2x2xf8E4M3FN>
  %of_37_literal_3 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %of_37_literal_4 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %of_37_reduce_window:2 = "stablehlo.reduce_window"(%of_37_literal, %of_37_literal_2, %of_37_literal_3, %of_37_literal_4) <{window_dilations = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%of_37_left: tensor<f8E4M3FN>, %of_37_left_: tensor<f8E4M3FN>, %of_37_right: tensor<f8E4M3FN>, %of_37_right_: tensor<f8E4M3FN>):
    %of_37_add = stablehlo.add %of_37_left, %of_37_right : tensor<f8E4M3FN>
    %of_37_add_2 = stablehlo.add %of_37_left_, %of_37_right_ : tensor<f8E4M3FN>
    stablehlo.return %of_37_add, %of_37_add_2 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>)
  check.expect_eq_const %of_37_reduce_window#0, dense<3.0> : tensor<1x1xf8E4M3FN> loc("reduce_window_37")
  check.expect_eq_const %of_37_reduce_window#1, dense<-1.0> : tensor<1x1xf8E4M3FN> loc("reduce_window_37_1")
  %of_370_literal = stablehlo.constant dense<[2.0, -2.0, 2.0]> : tensor<3xf8E5M2>
  %of_370_literal_2 = stablehlo.constant dense<-400.0> : tensor<f8E5M2>
  %of_370_reduce_window = "stablehlo.reduce_window"(%of_370_literal, %of_370_literal_2) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%of_370_left: tensor<f8E5M2>, %of_370_right: tensor<f8E5M2>):
    %of_370_maximum = stablehlo.maximum %of_370_left, %of_370_right : tensor<f8E5M2>
    stablehlo.return %of_370_maximum : tensor<f8E5M2>
  }) : (tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %of_370_reduce_window, dense<[2.0, -2.0, 2.0]> : tensor<3xf8E5M2> loc("reduce_window_370")
  return
}
