// Options of reduce_window in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_2_literal = stablehlo.constant dense<[[false, false], [false, true], [true, false]]> : tensor<3x2xi1>
  %of_2_literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %of_2_reduce_window = "stablehlo.reduce_window"(%of_2_literal, %of_2_literal_2) <{window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 1>, padding = dense<[[2, -1], [-1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_2_left: tensor<i1>, %of_2_right: tensor<i1>):
    %of_2_xor = stablehlo.xor %of_2_left, %of_2_right : tensor<i1>
    stablehlo.return %of_2_xor : tensor<i1>
  }) : (tensor<3x2xi1>, tensor<i1>) -> tensor<4x2xi1>
  check.expect_eq_const %of_2_reduce_window, dense<[[false, false], [false, false], [false, false], [true, false]]> : tensor<4x2xi1> loc("reduce_window_2")
  %of_22_literal = stablehlo.constant dense<[[[false, false], [false, false]], [[true, false], [false, true]], [[false, true], [true, true]], [[false, true], [true, false]]]> : tensor<4x2x2xi1>
  %of_22_literal_2 = stablehlo.constant dense<[[[false, false], [true, true]], [[true, true], [true, false]], [[true, false], [true, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
  %of_22_literal_3 = stablehlo.constant dense<false> : tensor<i1>
  %of_22_literal_4 = stablehlo.constant dense<true> : tensor<i1>
  %of_22_reduce_window:2 = "stablehlo.reduce_window"(%of_22_literal, %of_22_literal_2, %of_22_literal_3, %of_22_literal_4) <{base_dilations = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 1, 1>, window_dimensions = array<i64: 2, 2, 2>}> ({
  ^bb0(%of_22_left: tensor<i1>, %of_22_left_: tensor<i1>, %of_22_right: tensor<i1>, %of_22_right_: tensor<i1>):
    %of_22_maximum = stablehlo.maximum %of_22_left, %of_22_right : tensor<i1>
    %of_22_and = stablehlo.and %of_22_left_, %of_22_right_ : tensor<i1>
    stablehlo.return %of_22_maximum, %of_22_and : tensor<i1>, tensor<i1>
  }) : (tensor<4x2x2xi1>, tensor<4x2x2xi1>, tensor<i1>, tensor<i1>) -> (tensor<2x1x2xi1>, tensor<2x1x2xi1>)
  check.expect_eq_const %of_22_reduce_window#0, dense<true> : tensor<2x1x2xi1> loc("reduce_window_22")
  check.expect_eq_const %of_22_reduce_window#1, dense<false> : tensor<2x1x2xi1> loc("reduce_window_22_1")
  %of_257_literal = stablehlo.constant dense<[[[2.0, 1.0, -3.0], [3.0, -2.0, -3.0]], [[3.0, 3.0, -2.0], [-2.0, -1.0, 1.0]]]> : tensor<2x2x3xf32>
  %of_257_literal_2 = stablehlo.constant dense<[[[-1.0, -2.0, 1.0], [-3.0, -1.0, 3.0]], [[-3.0, 3.0, -2.0], [1.0, -1.0, 1.0]]]> : tensor<2x2x3xf32>
  %of_257_literal_3 = stablehlo.constant dense<1.0> : tensor<f32>
  %of_257_literal_4 = stablehlo.constant dense<1000.0> : tensor<f32>
  %of_257_reduce_window:2 = "stablehlo.reduce_window"(%of_257_literal, %of_257_literal_2, %of_257_literal_3, %of_257_literal_4) <{base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 1, 3>, window_dimensions = array<i64: 1, 1, 1>, padding = dense<[[0, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_257_left: tensor<f32>, %of_257_left_: tensor<f32>, %of_257_right: tensor<f32>, %of_257_right_: tensor<f32>):
    %of_257_multiply = stablehlo.multiply %of_257_left, %of_257_right : tensor<f32>
    %of_257_minimum = stablehlo.minimum %of_257_left_, %of_257_right_ : tensor<f32>
    stablehlo.return %of_257_multiply, %of_257_minimum : tensor<f32>, tensor<f32>
  }) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x3x1xf32>, tensor<1x3x1xf32>)
  check.expect_eq_const %of_257_reduce_window#0, dense<[[[2.0], [1.0], [3.0]]]> : tensor<1x3x1xf32> loc("reduce_window_257")
  check.expect_eq_const %of_257_reduce_window#1, dense<[[[-1.0], [1000.0], [-3.0]]]> : tensor<1x3x1xf32> loc("reduce_window_257_1")
  %of_169_literal = stablehlo.constant dense<[3, 1]> : tensor<2xui16>
  %of_169_literal_2 = stablehlo.constant dense<1> : tensor<ui16>
  %of_169_reduce_window = "stablehlo.reduce_window"(%of_169_literal, %of_169_literal_2) <{window_dimensions = array<i64: 1>, padding = dense<[[2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_169_left: tensor<ui16>, %of_169_right: tensor<ui16>):
    %of_169_multiply = stablehlo.multiply %of_169_left, %of_169_right : tensor<ui16>
    stablehlo.return %of_169_multiply : tensor<ui16>
  }) : (tensor<2xui16>, tensor<ui16>) -> tensor<3xui16>
  check.expect_eq_const %of_169_reduce_window, dense<[1, 1, 3]> : tensor<3xui16> loc("reduce_window_169")
  %of_100_literal = stablehlo.constant dense<[[2.0, -2.0], [-3.0, 2.0], [1.0, -1.0]]> : tensor<3x2xf32>
  %of_100_literal_2 = stablehlo.constant dense<1.0> : tensor<f32>
  %of_100_reduce_window = "stablehlo.reduce_window"(%of_100_literal, %of_100_literal_2) <{window_strides = array<i64: 2, 1>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%of_100_left: tensor<f32>, %of_100_right: tensor<f32>):
    %of_100_multiply = stablehlo.multiply %of_100_left, %of_100_right : tensor<f32>
    stablehlo.return %of_100_multiply : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %of_100_reduce_window, dense<[[2.0, -2.0], [1.0, -1.0]]> : tensor<2x2xf32> loc("reduce_window_100")
  %of_104_literal = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %of_104_literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %of_104_reduce_window = "stablehlo.reduce_window"(%of_104_literal, %of_104_literal_2) <{window_dilations = array<i64: 2>, window_strides = array<i64: 2>, window_dimensions = array<i64: 2>, padding = dense<[[0, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_104_left: tensor<i1>, %of_104_right: tensor<i1>):
    %of_104_maximum = stablehlo.maximum %of_104_left, %of_104_right : tensor<i1>
    stablehlo.return %of_104_maximum : tensor<i1>
  }) : (tensor<4xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %of_104_reduce_window, dense<[true, false]> : tensor<2xi1> loc("reduce_window_104")
  %of_188_literal = stablehlo.constant dense<true> : tensor<3xi1>
  %of_188_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_188_reduce_window = "stablehlo.reduce_window"(%of_188_literal, %of_188_literal_2) <{window_strides = array<i64: 2>, window_dimensions = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_188_left: tensor<i1>, %of_188_right: tensor<i1>):
    %of_188_minimum = stablehlo.minimum %of_188_left, %of_188_right : tensor<i1>
    stablehlo.return %of_188_minimum : tensor<i1>
  }) : (tensor<3xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %of_188_reduce_window, dense<true> : tensor<3xi1> loc("reduce_window_188")
  return
}
