// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_88_literal = stablehlo.constant dense<[[[[2.0], [1.0], [0.0]], [[1.0], [1.0], [0.0]], [[0.0], [0.0], [0.0]]]]> : tensor<1x3x3x1xf8E5M2>
  %of_88_literal_2 = stablehlo.constant dense<[[[[0.0], [1.0], [0.0]], [[1.0], [1.0], [0.0]], [[0.0], [1.0], [0.0]]]]> : tensor<1x3x3x1xf8E5M2>
  %of_88_literal_3 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %of_88_literal_4 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %of_88_reduce:2 = stablehlo.reduce(%of_88_literal init: %of_88_literal_3), (%of_88_literal_2 init: %of_88_literal_4) across dimensions = [0, 3] : (tensor<1x3x3x1xf8E5M2>, tensor<1x3x3x1xf8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>)
  reducer(%of_88_left: tensor<f8E5M2>, %of_88_right: tensor<f8E5M2>) (%of_88_left_: tensor<f8E5M2>, %of_88_right_: tensor<f8E5M2>) {
    %of_88_add = stablehlo.add %of_88_left, %of_88_right : tensor<f8E5M2>
    %of_88_multiply = stablehlo.multiply %of_88_left_, %of_88_right_ : tensor<f8E5M2>
    stablehlo.return %of_88_add, %of_88_multiply : tensor<f8E5M2>, tensor<f8E5M2>
  }
  check.expect_eq_const %of_88_reduce#0, dense<[[2.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf8E5M2> loc("reduce_88")
  check.expect_eq_const %of_88_reduce#1, dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<3x3xf8E5M2> loc("reduce_88_1")
  %of_23_literal = stablehlo.constant dense<> : tensor<3x3x0x3xf8E4M3FN>
  %of_23_literal_2 = stablehlo.constant dense<400.0> : tensor<f8E4M3FN>
  %of_23_reduce = stablehlo.reduce(%of_23_literal init: %of_23_literal_2) across dimensions = [3] : (tensor<3x3x0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x3x0xf8E4M3FN>
  reducer(%of_23_left: tensor<f8E4M3FN>, %of_23_right: tensor<f8E4M3FN>) {
    %of_23_minimum = stablehlo.minimum %of_23_left, %of_23_right : tensor<f8E4M3FN>
    stablehlo.return %of_23_minimum : tensor<f8E4M3FN>
  }
  check.expect_eq_const %of_23_reduce, dense<> : tensor<3x3x0xf8E4M3FN> loc("reduce_23")
  %of_37_literal = stablehlo.constant dense<0.0> : tensor<1xf8E4M3FN>
  %of_37_literal_2 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %of_37_reduce = stablehlo.reduce(%of_37_literal init: %of_37_literal_2) across dimensions = [0] : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  reducer(%of_37_left: tensor<f8E4M3FN>, %of_37_right: tensor<f8E4M3FN>) {
    %of_37_multiply = stablehlo.multiply %of_37_left, %of_37_right : tensor<f8E4M3FN>
    stablehlo.return %of_37_multiply : tensor<f8E4M3FN>
  }
  check.expect_eq_const %of_37_reduce, dense<0.0> : tensor<f8E4M3FN> loc("reduce_37")
  %of_296_literal = stablehlo.constant dense<> : tensor<1x3x0xf8E4M3FN>
  %of_296_literal_2 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %of_296_reduce = stablehlo.reduce(%of_296_literal init: %of_296_literal_2) across dimensions = [] : (tensor<1x3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3x0xf8E4M3FN>
  reducer(%of_296_left: tensor<f8E4M3FN>, %of_296_right: tensor<f8E4M3FN>) {
    %of_296_subtract = stablehlo.subtract %of_296_right, %of_296_right : tensor<f8E4M3FN>
    %of_296_add = stablehlo.add %of_296_left, %of_296_subtract : tensor<f8E4M3FN>
    %of_296_multiply = stablehlo.multiply %of_296_add, %of_296_right : tensor<f8E4M3FN>
    stablehlo.return %of_296_multiply : tensor<f8E4M3FN>
  }
  check.expect_eq_const %of_296_reduce, dense<> : tensor<1x3x0xf8E4M3FN> loc("reduce_296")
  %of_327_literal = stablehlo.constant dense<[[[[0.0, 2.0], [0.0, 0.0]], [[2.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 1.0]]], [[[1.0, 1.0], [0.0, 1.0]], [[1.0, 1.0], [2.0, 1.0]], [[1.0, 0.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf8E4M3FN>
  %of_327_literal_2 = stablehlo.constant dense<[[[[2.0, 2.0], [2.0, 0.0]], [[0.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]], [[[0.0, 0.0], [2.0, 0.0]], [[2.0, 2.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 2.0]]]]> : tensor<2x3x2x2xf8E4M3FN>
  %of_327_literal_3 = stablehlo.constant dense<400.0> : tensor<f8E4M3FN>
  %of_327_literal_4 = stablehlo.constant dense<400.0> : tensor<f8E4M3FN>
  %of_327_reduce:2 = stablehlo.reduce(%of_327_literal init: %of_327_literal_3), (%of_327_literal_2 init: %of_327_literal_4) across dimensions = [0] : (tensor<2x3x2x2xf8E4M3FN>, tensor<2x3x2x2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<3x2x2xf8E4M3FN>, tensor<3x2x2xf8E4M3FN>)
  reducer(%of_327_left: tensor<f8E4M3FN>, %of_327_right: tensor<f8E4M3FN>) (%of_327_left_: tensor<f8E4M3FN>, %of_327_right_: tensor<f8E4M3FN>) {
    %of_327_minimum = stablehlo.minimum %of_327_left, %of_327_right : tensor<f8E4M3FN>
    %of_327_minimum_2 = stablehlo.minimum %of_327_left_, %of_327_right_ : tensor<f8E4M3FN>
    stablehlo.return %of_327_minimum, %of_327_minimum_2 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }
  check.expect_eq_const %of_327_reduce#0, dense<[[[0.0, 1.0], [0.0, 0.0]], [[1.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<3x2x2xf8E4M3FN> loc("reduce_327")
  check.expect_eq_const %of_327_reduce#1, dense<[[[0.0, 0.0], [2.0, 0.0]], [[0.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]]> : tensor<3x2x2xf8E4M3FN> loc("reduce_327_1")
  %of_15_literal = stablehlo.constant dense<[[[[2.0, 2.0], [2.0, 2.0]], [[0.0, 0.0], [1.0, 1.0]], [[1.0, 1.0], [1.0, 1.0]]], [[[0.0, 0.0], [2.0, 2.0]], [[2.0, 0.0], [1.0, 0.0]], [[2.0, 0.0], [2.0, 2.0]]], [[[1.0, 0.0], [0.0, 2.0]], [[1.0, 1.0], [1.0, 2.0]], [[0.0, 2.0], [0.0, 0.0]]]]> : tensor<3x3x2x2xf8E5M2>
  %of_15_literal_2 = stablehlo.constant dense<-400.0> : tensor<f8E5M2>
  %of_15_reduce = stablehlo.reduce(%of_15_literal init: %of_15_literal_2) across dimensions = [0, 1] : (tensor<3x3x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2xf8E5M2>
  reducer(%of_15_left: tensor<f8E5M2>, %of_15_right: tensor<f8E5M2>) {
    %of_15_maximum = stablehlo.maximum %of_15_left, %of_15_right : tensor<f8E5M2>
    stablehlo.return %of_15_maximum : tensor<f8E5M2>
  }
  check.expect_eq_const %of_15_reduce, dense<2.0> : tensor<2x2xf8E5M2> loc("reduce_15")
  return
}
