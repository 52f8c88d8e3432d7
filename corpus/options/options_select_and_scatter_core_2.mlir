// Options of select_and_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_5_literal = stablehlo.constant dense<[[3, 5, 6, 15], [7, 2, 13, 14], [12, 0, 4, 1], [10, 8, 9, 11]]> : tensor<4x4xui8>
  %of_5_literal_2 = stablehlo.constant dense<[[2, 2], [1, 3]]> : tensor<2x2xui8>
  %of_5_literal_3 = stablehlo.constant dense<0> : tensor<ui8>
  %of_5_select_and_scatter = "stablehlo.select_and_scatter"(%of_5_literal, %of_5_literal_2, %of_5_literal_3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_5_left: tensor<ui8>, %of_5_right: tensor<ui8>):
    %of_5_compare = stablehlo.compare LE, %of_5_left, %of_5_right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %of_5_compare : tensor<i1>
  }, {
  ^bb0(%of_5_value: tensor<ui8>, %of_5_update: tensor<ui8>):
    %of_5_maximum = stablehlo.maximum %of_5_value, %of_5_update : tensor<ui8>
    stablehlo.return %of_5_maximum : tensor<ui8>
  }) : (tensor<4x4xui8>, tensor<2x2xui8>, tensor<ui8>) -> tensor<4x4xui8>
  check.expect_eq_const %of_5_select_and_scatter, dense<[[0, 0, 2, 0], [0, 2, 0, 0], [0, 1, 0, 3], [0, 0, 0, 0]]> : tensor<4x4xui8> loc("select_and_scatter_5")
  %of_106_literal = stablehlo.constant dense<[[1.0, 2.0, 8.0, 4.0], [6.0, 11.0, 7.0, 3.0], [10.0, 0.0, 9.0, 5.0]]> : tensor<3x4xf32>
  %of_106_literal_2 = stablehlo.constant dense<1.0> : tensor<1x1xf32>
  %of_106_literal_3 = stablehlo.constant dense<1.0> : tensor<f32>
  %of_106_select_and_scatter = "stablehlo.select_and_scatter"(%of_106_literal, %of_106_literal_2, %of_106_literal_3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 3, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_106_left: tensor<f32>, %of_106_right: tensor<f32>):
    %of_106_compare = stablehlo.compare LE, %of_106_left, %of_106_right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %of_106_compare : tensor<i1>
  }, {
  ^bb0(%of_106_value: tensor<f32>, %of_106_update: tensor<f32>):
    %of_106_multiply = stablehlo.multiply %of_106_value, %of_106_update : tensor<f32>
    stablehlo.return %of_106_multiply : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  check.expect_eq_const %of_106_select_and_scatter, dense<1.0> : tensor<3x4xf32> loc("select_and_scatter_106")
  %of_9_literal = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  %of_9_literal_2 = stablehlo.constant dense<1> : tensor<1xui8>
  %of_9_literal_3 = stablehlo.constant dense<0> : tensor<ui8>
  %of_9_select_and_scatter = "stablehlo.select_and_scatter"(%of_9_literal, %of_9_literal_2, %of_9_literal_3) <{window_dimensions = array<i64: 3>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_9_left: tensor<ui8>, %of_9_right: tensor<ui8>):
    %of_9_compare = stablehlo.compare LE, %of_9_left, %of_9_right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %of_9_compare : tensor<i1>
  }, {
  ^bb0(%of_9_value: tensor<ui8>, %of_9_update: tensor<ui8>):
    %of_9_add = stablehlo.add %of_9_value, %of_9_update : tensor<ui8>
    stablehlo.return %of_9_add : tensor<ui8>
  }) : (tensor<2xui8>, tensor<1xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq_const %of_9_select_and_scatter, dense<[1, 0]> : tensor<2xui8> loc("select_and_scatter_9")
  %of_53_literal = stablehlo.constant dense<[1, 0, 2, 3]> : tensor<4xui8>
  %of_53_literal_2 = stablehlo.constant dense<1> : tensor<2xui8>
  %of_53_literal_3 = stablehlo.constant dense<0> : tensor<ui8>
  %of_53_select_and_scatter = "stablehlo.select_and_scatter"(%of_53_literal, %of_53_literal_2, %of_53_literal_3) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_53_left: tensor<ui8>, %of_53_right: tensor<ui8>):
    %of_53_compare = stablehlo.compare GE, %of_53_left, %of_53_right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %of_53_compare : tensor<i1>
  }, {
  ^bb0(%of_53_value: tensor<ui8>, %of_53_update: tensor<ui8>):
    %of_53_add = stablehlo.add %of_53_value, %of_53_update : tensor<ui8>
    stablehlo.return %of_53_add : tensor<ui8>
  }) : (tensor<4xui8>, tensor<2xui8>, tensor<ui8>) -> tensor<4xui8>
  check.expect_eq_const %of_53_select_and_scatter, dense<[1, 0, 1, 0]> : tensor<4xui8> loc("select_and_scatter_53")
  %of_16_literal = stablehlo.constant dense<[[[22, 3, 25, 14], [33, 9, 19, 1], [17, 4, 29, 27]], [[23, 11, 20, 31], [15, 30, 2, 24], [13, 28, 16, 5]], [[32, 0, 7, 21], [6, 8, 10, 35], [18, 26, 34, 12]]]> : tensor<3x3x4xui8>
  %of_16_literal_2 = stablehlo.constant dense<[[[2], [2], [1]], [[1], [3], [1]], [[3], [3], [1]]]> : tensor<3x3x1xui8>
  %of_16_literal_3 = stablehlo.constant dense<0> : tensor<ui8>
  %of_16_select_and_scatter = "stablehlo.select_and_scatter"(%of_16_literal, %of_16_literal_2, %of_16_literal_3) <{window_dimensions = array<i64: 3, 2, 3>, window_strides = array<i64: 1, 1, 3>, padding = dense<[[1, 1], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_16_left: tensor<ui8>, %of_16_right: tensor<ui8>):
    %of_16_compare = stablehlo.compare GT, %of_16_left, %of_16_right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %of_16_compare : tensor<i1>
  }, {
  ^bb0(%of_16_value: tensor<ui8>, %of_16_update: tensor<ui8>):
    %of_16_add = stablehlo.add %of_16_value, %of_16_update : tensor<ui8>
    stablehlo.return %of_16_add : tensor<ui8>
  }) : (tensor<3x3x4xui8>, tensor<3x3x1xui8>, tensor<ui8>) -> tensor<3x3x4xui8>
  check.expect_eq_const %of_16_select_and_scatter, dense<[[[0, 0, 2, 0], [6, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[7, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]]]> : tensor<3x3x4xui8> loc("select_and_scatter_16")
  return
}
