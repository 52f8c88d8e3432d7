// Options of select_and_scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi8>
  %of_17_literal_2 = stablehlo.constant dense<[2, 1]> : tensor<2xi8>
  %of_17_literal_3 = stablehlo.constant dense<1> : tensor<i8>
  %of_17_select_and_scatter = "stablehlo.select_and_scatter"(%of_17_literal, %of_17_literal_2, %of_17_literal_3) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%of_17_left: tensor<i8>, %of_17_right: tensor<i8>):
    %of_17_compare = stablehlo.compare GT, %of_17_left, %of_17_right : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %of_17_compare : tensor<i1>
  }, {
  ^bb0(%of_17_value: tensor<i8>, %of_17_update: tensor<i8>):
    %of_17_multiply = stablehlo.multiply %of_17_value, %of_17_update : tensor<i8>
    stablehlo.return %of_17_multiply : tensor<i8>
  }) : (tensor<3xi8>, tensor<2xi8>, tensor<i8>) -> tensor<3xi8>
  check.expect_eq_const %of_17_select_and_scatter, dense<[1, 1, 2]> : tensor<3xi8> loc("select_and_scatter_17")
  %of_4_literal = stablehlo.constant dense<[[2, 1, 5], [0, 4, 3]]> : tensor<2x3xui8>
  %of_4_literal_2 = stablehlo.constant dense<2> : tensor<2x1xui8>
  %of_4_literal_3 = stablehlo.constant dense<0> : tensor<ui8>
  %of_4_select_and_scatter = "stablehlo.select_and_scatter"(%of_4_literal, %of_4_literal_2, %of_4_literal_3) <{window_dimensions = array<i64: 3, 3>, padding = dense<[[1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_4_left: tensor<ui8>, %of_4_right: tensor<ui8>):
    %of_4_compare = stablehlo.compare GT, %of_4_left, %of_4_right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %of_4_compare : tensor<i1>
  }, {
  ^bb0(%of_4_value: tensor<ui8>, %of_4_update: tensor<ui8>):
    %of_4_add = stablehlo.add %of_4_value, %of_4_update : tensor<ui8>
    stablehlo.return %of_4_add : tensor<ui8>
  }) : (tensor<2x3xui8>, tensor<2x1xui8>, tensor<ui8>) -> tensor<2x3xui8>
  check.expect_eq_const %of_4_select_and_scatter, dense<[[0, 0, 0], [0, 4, 0]]> : tensor<2x3xui8> loc("select_and_scatter_4")
  %of_50_literal = stablehlo.constant dense<[[7.0, 11.0, 12.0, 1.0], [8.0, 14.0, 10.0, 4.0], [2.0, 0.0, 6.0, 3.0], [5.0, 13.0, 9.0, 15.0]]> : tensor<4x4xf32>
  %of_50_literal_2 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 3.0]]> : tensor<2x2xf32>
  %of_50_literal_3 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_50_select_and_scatter = "stablehlo.select_and_scatter"(%of_50_literal, %of_50_literal_2, %of_50_literal_3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%of_50_left: tensor<f32>, %of_50_right: tensor<f32>):
    %of_50_compare = stablehlo.compare GT, %of_50_left, %of_50_right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %of_50_compare : tensor<i1>
  }, {
  ^bb0(%of_50_value: tensor<f32>, %of_50_update: tensor<f32>):
    %of_50_add = stablehlo.add %of_50_value, %of_50_update : tensor<f32>
    stablehlo.return %of_50_add : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  check.expect_eq_const %of_50_select_and_scatter, dense<[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 3.0]]> : tensor<4x4xf32> loc("select_and_scatter_50")
  %of_56_literal = stablehlo.constant dense<[[3, 7], [4, 6], [1, 2], [5, 0]]> : tensor<4x2xui16>
  %of_56_literal_2 = stablehlo.constant dense<[[1, 3, 2], [2, 3, 1]]> : tensor<2x3xui16>
  %of_56_literal_3 = stablehlo.constant dense<0> : tensor<ui16>
  %of_56_select_and_scatter = "stablehlo.select_and_scatter"(%of_56_literal, %of_56_literal_2, %of_56_literal_3) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_56_left: tensor<ui16>, %of_56_right: tensor<ui16>):
    %of_56_compare = stablehlo.compare LT, %of_56_left, %of_56_right : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %of_56_compare : tensor<i1>
  }, {
  ^bb0(%of_56_value: tensor<ui16>, %of_56_update: tensor<ui16>):
    %of_56_maximum = stablehlo.maximum %of_56_value, %of_56_update : tensor<ui16>
    stablehlo.return %of_56_maximum : tensor<ui16>
  }) : (tensor<4x2xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x2xui16>
  check.expect_eq_const %of_56_select_and_scatter, dense<[[3, 2], [0, 0], [2, 0], [0, 3]]> : tensor<4x2xui16> loc("select_and_scatter_56")
  %of_123_literal = stablehlo.constant dense<[[6.0, 14.0, 3.0, 4.0], [2.0, 8.0, 0.0, 15.0], [12.0, 5.0, 10.0, 13.0], [11.0, 9.0, 7.0, 1.0]]> : tensor<4x4xf32>
  %of_123_literal_2 = stablehlo.constant dense<[[3.0, 3.0, 2.0, 1.0], [3.0, 3.0, 1.0, 1.0], [2.0, 2.0, 1.0, 2.0]]> : tensor<3x4xf32>
  %of_123_literal_3 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_123_select_and_scatter = "stablehlo.select_and_scatter"(%of_123_literal, %of_123_literal_2, %of_123_literal_3) <{window_dimensions = array<i64: 1, 3>, padding = dense<[[0, -1], [0, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_123_left: tensor<f32>, %of_123_right: tensor<f32>):
    %of_123_compare = stablehlo.compare LE, %of_123_left, %of_123_right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %of_123_compare : tensor<i1>
  }, {
  ^bb0(%of_123_value: tensor<f32>, %of_123_update: tensor<f32>):
    %of_123_add = stablehlo.add %of_123_value, %of_123_update : tensor<f32>
    stablehlo.return %of_123_add : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  check.expect_eq_const %of_123_select_and_scatter, dense<[[0.0, 0.0, 8.0, 1.0], [0.0, 0.0, 7.0, 1.0], [0.0, 4.0, 1.0, 2.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf32> loc("select_and_scatter_123")
  %of_187_literal = stablehlo.constant dense<[[5, 8, 4], [11, 9, 3], [6, 7, 1], [0, 10, 2]]> : tensor<4x3xi16>
  %of_187_literal_2 = stablehlo.constant dense<1> : tensor<1x1xi16>
  %of_187_literal_3 = stablehlo.constant dense<0> : tensor<i16>
  %of_187_select_and_scatter = "stablehlo.select_and_scatter"(%of_187_literal, %of_187_literal_2, %of_187_literal_3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 2>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_187_left: tensor<i16>, %of_187_right: tensor<i16>):
    %of_187_compare = stablehlo.compare GE, %of_187_left, %of_187_right : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %of_187_compare : tensor<i1>
  }, {
  ^bb0(%of_187_value: tensor<i16>, %of_187_update: tensor<i16>):
    %of_187_maximum = stablehlo.maximum %of_187_value, %of_187_update : tensor<i16>
    stablehlo.return %of_187_maximum : tensor<i16>
  }) : (tensor<4x3xi16>, tensor<1x1xi16>, tensor<i16>) -> tensor<4x3xi16>
  check.expect_eq_const %of_187_select_and_scatter, dense<[[0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<4x3xi16> loc("select_and_scatter_187")
  %of_173_literal = stablehlo.constant dense<[2, 0, 1]> : tensor<3xi32>
  %of_173_literal_2 = stablehlo.constant dense<[3, 3, 2]> : tensor<3xi32>
  %of_173_literal_3 = stablehlo.constant dense<1> : tensor<i32>
  %of_173_select_and_scatter = "stablehlo.select_and_scatter"(%of_173_literal, %of_173_literal_2, %of_173_literal_3) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%of_173_left: tensor<i32>, %of_173_right: tensor<i32>):
    %of_173_compare = stablehlo.compare LT, %of_173_left, %of_173_right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_173_compare : tensor<i1>
  }, {
  ^bb0(%of_173_value: tensor<i32>, %of_173_update: tensor<i32>):
    %of_173_multiply = stablehlo.multiply %of_173_value, %of_173_update : tensor<i32>
    stablehlo.return %of_173_multiply : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %of_173_select_and_scatter, dense<[3, 3, 2]> : tensor<3xi32> loc("select_and_scatter_173")
  %of_18_literal = stablehlo.constant dense<[[5, 9, 6, 7], [1, 2, 3, 4], [11, 0, 8, 10]]> : tensor<3x4xi8>
  %of_18_literal_2 = stablehlo.constant dense<3> : tensor<1x1xi8>
  %of_18_literal_3 = stablehlo.constant dense<0> : tensor<i8>
  %of_18_select_and_scatter = "stablehlo.select_and_scatter"(%of_18_literal, %of_18_literal_2, %of_18_literal_3) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%of_18_left: tensor<i8>, %of_18_right: tensor<i8>):
    %of_18_compare = stablehlo.compare LE, %of_18_left, %of_18_right : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %of_18_compare : tensor<i1>
  }, {
  ^bb0(%of_18_value: tensor<i8>, %of_18_update: tensor<i8>):
    %of_18_add = stablehlo.add %of_18_value, %of_18_update : tensor<i8>
    stablehlo.return %of_18_add : tensor<i8>
  }) : (tensor<3x4xi8>, tensor<1x1xi8>, tensor<i8>) -> tensor<3x4xi8>
  check.expect_eq_const %of_18_select_and_scatter, dense<[[0, 0, 0, 0], [0, 0, 0, 0], [0, 3, 0, 0]]> : tensor<3x4xi8> loc("select_and_scatter_18")
  %of_40_literal = stablehlo.constant dense<[2, 1, 0]> : tensor<3xui32>
  %of_40_literal_2 = stablehlo.constant dense<2> : tensor<1xui32>
  %of_40_literal_3 = stablehlo.constant dense<1> : tensor<ui32>
  %of_40_select_and_scatter = "stablehlo.select_and_scatter"(%of_40_literal, %of_40_literal_2, %of_40_literal_3) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%of_40_left: tensor<ui32>, %of_40_right: tensor<ui32>):
    %of_40_compare = stablehlo.compare LE, %of_40_left, %of_40_right : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %of_40_compare : tensor<i1>
  }, {
  ^bb0(%of_40_value: tensor<ui32>, %of_40_update: tensor<ui32>):
    %of_40_multiply = stablehlo.multiply %of_40_value, %of_40_update : tensor<ui32>
    stablehlo.return %of_40_multiply : tensor<ui32>
  }) : (tensor<3xui32>, tensor<1xui32>, tensor<ui32>) -> tensor<3xui32>
  check.expect_eq_const %of_40_select_and_scatter, dense<[1, 1, 2]> : tensor<3xui32> loc("select_and_scatter_40")
  %of_41_literal = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %of_41_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %of_41_literal_3 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_41_select_and_scatter = "stablehlo.select_and_scatter"(%of_41_literal, %of_41_literal_2, %of_41_literal_3) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%of_41_left: tensor<f32>, %of_41_right: tensor<f32>):
    %of_41_compare = stablehlo.compare LT, %of_41_left, %of_41_right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %of_41_compare : tensor<i1>
  }, {
  ^bb0(%of_41_value: tensor<f32>, %of_41_update: tensor<f32>):
    %of_41_maximum = stablehlo.maximum %of_41_value, %of_41_update : tensor<f32>
    stablehlo.return %of_41_maximum : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %of_41_select_and_scatter, dense<[2.0, 1.0]> : tensor<2xf32> loc("select_and_scatter_41")
  %of_0_literal = stablehlo.constant dense<[[2, 3, 11, 4], [5, 14, 15, 9], [12, 0, 8, 10], [13, 1, 7, 6]]> : tensor<4x4xi16>
  %of_0_literal_2 = stablehlo.constant dense<[[2, 2], [1, 3]]> : tensor<2x2xi16>
  %of_0_literal_3 = stablehlo.constant dense<0> : tensor<i16>
  %of_0_select_and_scatter = "stablehlo.select_and_scatter"(%of_0_literal, %of_0_literal_2, %of_0_literal_3) <{window_dimensions = array<i64: 1, 2>, padding = dense<[[-1, -1], [0, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%of_0_left: tensor<i16>, %of_0_right: tensor<i16>):
    %of_0_compare = stablehlo.compare LT, %of_0_left, %of_0_right : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %of_0_compare : tensor<i1>
  }, {
  ^bb0(%of_0_value: tensor<i16>, %of_0_update: tensor<i16>):
    %of_0_add = stablehlo.add %of_0_value, %of_0_update : tensor<i16>
    stablehlo.return %of_0_add : tensor<i16>
  }) : (tensor<4x4xi16>, tensor<2x2xi16>, tensor<i16>) -> tensor<4x4xi16>
  check.expect_eq_const %of_0_select_and_scatter, dense<[[0, 0, 0, 0], [2, 2, 0, 0], [0, 4, 0, 0], [0, 0, 0, 0]]> : tensor<4x4xi16> loc("select_and_scatter_0")
  %of_3_literal = stablehlo.constant dense<[[[3, 6], [5, 0]], [[1, 4], [2, 7]]]> : tensor<2x2x2xi32>
  %of_3_literal_2 = stablehlo.constant dense<3> : tensor<1x1x2xi32>
  %of_3_literal_3 = stablehlo.constant dense<0> : tensor<i32>
  %of_3_select_and_scatter = "stablehlo.select_and_scatter"(%of_3_literal, %of_3_literal_2, %of_3_literal_3) <{window_dimensions = array<i64: 1, 1, 1>, padding = dense<[[0, -1], [-1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%of_3_left: tensor<i32>, %of_3_right: tensor<i32>):
    %of_3_compare = stablehlo.compare LT, %of_3_left, %of_3_right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_3_compare : tensor<i1>
  }, {
  ^bb0(%of_3_value: tensor<i32>, %of_3_update: tensor<i32>):
    %of_3_maximum = stablehlo.maximum %of_3_value, %of_3_update : tensor<i32>
    stablehlo.return %of_3_maximum : tensor<i32>
  }) : (tensor<2x2x2xi32>, tensor<1x1x2xi32>, tensor<i32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %of_3_select_and_scatter, dense<[[[0, 0], [3, 3]], [[0, 0], [0, 0]]]> : tensor<2x2x2xi32> loc("select_and_scatter_3")
  return
}
