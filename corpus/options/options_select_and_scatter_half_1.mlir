// Options of select_and_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_228_literal = stablehlo.constant dense<[[[30.0, 8.0, 3.0, 6.0], [10.0, 17.0, 18.0, 24.0], [2.0, 12.0, 16.0, 21.0], [28.0, 31.0, 15.0, 27.0]], [[5.0, 14.0, 9.0, 11.0], [22.0, 13.0, 19.0, 7.0], [26.0, 0.0, 1.0, 25.0], [4.0, 23.0, 20.0, 29.0]]]> : tensor<2x4x4xf16>
  %of_228_literal_2 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 2.0], [1.0, 2.0]], [[2.0, 1.0], [3.0, 2.0], [2.0, 3.0]]]> : tensor<2x3x2xf16>
  %of_228_literal_3 = stablehlo.constant dense<0.0> : tensor<f16>
  %of_228_select_and_scatter = "stablehlo.select_and_scatter"(%of_228_literal, %of_228_literal_2, %of_228_literal_3) <{window_dimensions = array<i64: 3, 3, 2>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[2, 0], [2, 1], [-1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_228_left: tensor<f16>, %of_228_right: tensor<f16>):
    %of_228_compare = stablehlo.compare GT, %of_228_left, %of_228_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_228_compare : tensor<i1>
  }, {
  ^bb0(%of_228_value: tensor<f16>, %of_228_update: tensor<f16>):
    %of_228_maximum = stablehlo.maximum %of_228_value, %of_228_update : tensor<f16>
    stablehlo.return %of_228_maximum : tensor<f16>
  }) : (tensor<2x4x4xf16>, tensor<2x3x2xf16>, tensor<f16>) -> tensor<2x4x4xf16>
  check.expect_eq_const %of_228_select_and_scatter, dense<[[[0.0, 2.0, 0.0, 1.0], [0.0, 0.0, 2.0, 2.0], [0.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 2.0]], [[0.0, 2.0, 0.0, 1.0], [0.0, 0.0, 3.0, 0.0], [0.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 3.0]]]> : tensor<2x4x4xf16> loc("select_and_scatter_228")
  %of_51_literal = stablehlo.constant dense<[[8.0, 3.0, 7.0], [4.0, 5.0, 1.0], [11.0, 6.0, 2.0], [9.0, 0.0, 10.0]]> : tensor<4x3xf16>
  %of_51_literal_2 = stablehlo.constant dense<[[2.0], [3.0], [2.0], [3.0]]> : tensor<4x1xf16>
  %of_51_literal_3 = stablehlo.constant dense<0.0> : tensor<f16>
  %of_51_select_and_scatter = "stablehlo.select_and_scatter"(%of_51_literal, %of_51_literal_2, %of_51_literal_3) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%of_51_left: tensor<f16>, %of_51_right: tensor<f16>):
    %of_51_compare = stablehlo.compare LT, %of_51_left, %of_51_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_51_compare : tensor<i1>
  }, {
  ^bb0(%of_51_value: tensor<f16>, %of_51_update: tensor<f16>):
    %of_51_maximum = stablehlo.maximum %of_51_value, %of_51_update : tensor<f16>
    stablehlo.return %of_51_maximum : tensor<f16>
  }) : (tensor<4x3xf16>, tensor<4x1xf16>, tensor<f16>) -> tensor<4x3xf16>
  check.expect_eq_const %of_51_select_and_scatter, dense<[[0.0, 2.0, 0.0], [0.0, 0.0, 3.0], [0.0, 0.0, 2.0], [0.0, 3.0, 0.0]]> : tensor<4x3xf16> loc("select_and_scatter_51")
  %of_143_literal = stablehlo.constant dense<[[3.0, 5.0, 4.0], [7.0, 1.0, 9.0], [10.0, 0.0, 2.0], [11.0, 8.0, 6.0]]> : tensor<4x3xf16>
  %of_143_literal_2 = stablehlo.constant dense<2.0> : tensor<3x1xf16>
  %of_143_literal_3 = stablehlo.constant dense<1.0> : tensor<f16>
  %of_143_select_and_scatter = "stablehlo.select_and_scatter"(%of_143_literal, %of_143_literal_2, %of_143_literal_3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%of_143_left: tensor<f16>, %of_143_right: tensor<f16>):
    %of_143_compare = stablehlo.compare LE, %of_143_left, %of_143_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_143_compare : tensor<i1>
  }, {
  ^bb0(%of_143_value: tensor<f16>, %of_143_update: tensor<f16>):
    %of_143_multiply = stablehlo.multiply %of_143_value, %of_143_update : tensor<f16>
    stablehlo.return %of_143_multiply : tensor<f16>
  }) : (tensor<4x3xf16>, tensor<3x1xf16>, tensor<f16>) -> tensor<4x3xf16>
  check.expect_eq_const %of_143_select_and_scatter, dense<[[1.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 4.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf16> loc("select_and_scatter_143")
  %of_21_literal = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0]> : tensor<4xf16>
  %of_21_literal_2 = stablehlo.constant dense<2.0> : tensor<1xf16>
  %of_21_literal_3 = stablehlo.constant dense<1.0> : tensor<f16>
  %of_21_select_and_scatter = "stablehlo.select_and_scatter"(%of_21_literal, %of_21_literal_2, %of_21_literal_3) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_21_left: tensor<f16>, %of_21_right: tensor<f16>):
    %of_21_compare = stablehlo.compare GE, %of_21_left, %of_21_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_21_compare : tensor<i1>
  }, {
  ^bb0(%of_21_value: tensor<f16>, %of_21_update: tensor<f16>):
    %of_21_multiply = stablehlo.multiply %of_21_value, %of_21_update : tensor<f16>
    stablehlo.return %of_21_multiply : tensor<f16>
  }) : (tensor<4xf16>, tensor<1xf16>, tensor<f16>) -> tensor<4xf16>
  check.expect_eq_const %of_21_select_and_scatter, dense<[1.0, 1.0, 2.0, 1.0]> : tensor<4xf16> loc("select_and_scatter_21")
  %of_247_literal = stablehlo.constant dense<[2.0, 0.0, 1.0, 3.0]> : tensor<4xbf16>
  %of_247_literal_2 = stablehlo.constant dense<[1.0, 3.0, 3.0]> : tensor<3xbf16>
  %of_247_literal_3 = stablehlo.constant dense<0.0> : tensor<bf16>
  %of_247_select_and_scatter = "stablehlo.select_and_scatter"(%of_247_literal, %of_247_literal_2, %of_247_literal_3) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_247_left: tensor<bf16>, %of_247_right: tensor<bf16>):
    %of_247_compare = stablehlo.compare GE, %of_247_left, %of_247_right : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %of_247_compare : tensor<i1>
  }, {
  ^bb0(%of_247_value: tensor<bf16>, %of_247_update: tensor<bf16>):
    %of_247_maximum = stablehlo.maximum %of_247_value, %of_247_update : tensor<bf16>
    stablehlo.return %of_247_maximum : tensor<bf16>
  }) : (tensor<4xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<4xbf16>
  check.expect_eq_const %of_247_select_and_scatter, dense<[1.0, 0.0, 0.0, 3.0]> : tensor<4xbf16> loc("select_and_scatter_247")
  %of_35_literal = stablehlo.constant dense<[[[26.0, 27.0, 18.0, 17.0], [10.0, 2.0, 9.0, 12.0], [3.0, 1.0, 8.0, 5.0], [24.0, 19.0, 30.0, 0.0]], [[15.0, 21.0, 13.0, 28.0], [14.0, 11.0, 22.0, 25.0], [23.0, 7.0, 4.0, 31.0], [6.0, 20.0, 16.0, 29.0]]]> : tensor<2x4x4xf16>
  %of_35_literal_2 = stablehlo.constant dense<[[[3.0, 2.0, 3.0, 3.0], [1.0, 3.0, 1.0, 3.0]]]> : tensor<1x2x4xf16>
  %of_35_literal_3 = stablehlo.constant dense<0.0> : tensor<f16>
  %of_35_select_and_scatter = "stablehlo.select_and_scatter"(%of_35_literal, %of_35_literal_2, %of_35_literal_3) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 2, 2, 1>}> ({
  ^bb0(%of_35_left: tensor<f16>, %of_35_right: tensor<f16>):
    %of_35_compare = stablehlo.compare LE, %of_35_left, %of_35_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_35_compare : tensor<i1>
  }, {
  ^bb0(%of_35_value: tensor<f16>, %of_35_update: tensor<f16>):
    %of_35_maximum = stablehlo.maximum %of_35_value, %of_35_update : tensor<f16>
    stablehlo.return %of_35_maximum : tensor<f16>
  }) : (tensor<2x4x4xf16>, tensor<1x2x4xf16>, tensor<f16>) -> tensor<2x4x4xf16>
  check.expect_eq_const %of_35_select_and_scatter, dense<[[[3.0, 2.0, 3.0, 3.0], [0.0, 0.0, 0.0, 0.0], [1.0, 3.0, 1.0, 3.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf16> loc("select_and_scatter_35")
  %of_15_literal = stablehlo.constant dense<[[[52.0, 14.0, 44.0, 21.0], [50.0, 26.0, 3.0, 58.0], [63.0, 47.0, 41.0, 18.0], [38.0, 4.0, 30.0, 10.0]], [[8.0, 60.0, 23.0, 17.0], [31.0, 29.0, 62.0, 5.0], [1.0, 40.0, 24.0, 35.0], [46.0, 37.0, 43.0, 36.0]], [[7.0, 55.0, 27.0, 9.0], [11.0, 45.0, 61.0, 16.0], [32.0, 6.0, 13.0, 12.0], [0.0, 54.0, 48.0, 15.0]], [[33.0, 53.0, 51.0, 25.0], [28.0, 39.0, 42.0, 19.0], [59.0, 57.0, 20.0, 2.0], [34.0, 22.0, 49.0, 56.0]]]> : tensor<4x4x4xf16>
  %of_15_literal_2 = stablehlo.constant dense<[[[2.0, 1.0], [3.0, 2.0], [2.0, 2.0], [1.0, 1.0]], [[1.0, 3.0], [2.0, 2.0], [1.0, 2.0], [1.0, 1.0]], [[1.0, 3.0], [1.0, 1.0], [1.0, 1.0], [3.0, 3.0]], [[3.0, 1.0], [1.0, 2.0], [2.0, 1.0], [3.0, 1.0]]]> : tensor<4x4x2xf16>
  %of_15_literal_3 = stablehlo.constant dense<1.0> : tensor<f16>
  %of_15_select_and_scatter = "stablehlo.select_and_scatter"(%of_15_literal, %of_15_literal_2, %of_15_literal_3) <{window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%of_15_left: tensor<f16>, %of_15_right: tensor<f16>):
    %of_15_compare = stablehlo.compare LT, %of_15_left, %of_15_right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %of_15_compare : tensor<i1>
  }, {
  ^bb0(%of_15_value: tensor<f16>, %of_15_update: tensor<f16>):
    %of_15_multiply = stablehlo.multiply %of_15_value, %of_15_update : tensor<f16>
    stablehlo.return %of_15_multiply : tensor<f16>
  }) : (tensor<4x4x4xf16>, tensor<4x4x2xf16>, tensor<f16>) -> tensor<4x4x4xf16>
  check.expect_eq_const %of_15_select_and_scatter, dense<[[[1.0, 2.0, 1.0, 1.0], [1.0, 3.0, 2.0, 1.0], [1.0, 2.0, 1.0, 2.0], [1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 3.0], [1.0, 2.0, 1.0, 2.0], [1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, 3.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [3.0, 1.0, 1.0, 3.0]], [[3.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0], [1.0, 2.0, 1.0, 1.0], [1.0, 3.0, 1.0, 1.0]]]> : tensor<4x4x4xf16> loc("select_and_scatter_15")
  %of_74_literal = stablehlo.constant dense<[[2.0, 4.0, 8.0, 6.0], [10.0, 5.0, 11.0, 0.0], [9.0, 7.0, 1.0, 3.0]]> : tensor<3x4xbf16>
  %of_74_literal_2 = stablehlo.constant dense<[[3.0, 1.0], [1.0, 1.0]]> : tensor<2x2xbf16>
  %of_74_literal_3 = stablehlo.constant dense<0.0> : tensor<bf16>
  %of_74_select_and_scatter = "stablehlo.select_and_scatter"(%of_74_literal, %of_74_literal_2, %of_74_literal_3) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%of_74_left: tensor<bf16>, %of_74_right: tensor<bf16>):
    %of_74_compare = stablehlo.compare GT, %of_74_left, %of_74_right : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %of_74_compare : tensor<i1>
  }, {
  ^bb0(%of_74_value: tensor<bf16>, %of_74_update: tensor<bf16>):
    %of_74_add = stablehlo.add %of_74_value, %of_74_update : tensor<bf16>
    stablehlo.return %of_74_add : tensor<bf16>
  }) : (tensor<3x4xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  check.expect_eq_const %of_74_select_and_scatter, dense<[[3.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0]]> : tensor<3x4xbf16> loc("select_and_scatter_74")
  return
}
