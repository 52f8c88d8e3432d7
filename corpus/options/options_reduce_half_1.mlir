// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_107_literal = stablehlo.constant dense<[[[[2.0, 1.0, 2.0], [2.0, 0.0, 0.0], [1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 2.0]]]]> : tensor<1x2x3x3xf16>
  %of_107_literal_2 = stablehlo.constant dense<[[[[0.0, 1.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 2.0]], [[1.0, 2.0, 0.0], [2.0, 1.0, 0.0], [1.0, 1.0, 1.0]]]]> : tensor<1x2x3x3xf16>
  %of_107_literal_3 = stablehlo.constant dense<-1000.0> : tensor<f16>
  %of_107_literal_4 = stablehlo.constant dense<-1000.0> : tensor<f16>
  %of_107_reduce:2 = stablehlo.reduce(%of_107_literal init: %of_107_literal_3), (%of_107_literal_2 init: %of_107_literal_4) across dimensions = [0, 1, 3] : (tensor<1x2x3x3xf16>, tensor<1x2x3x3xf16>, tensor<f16>, tensor<f16>) -> (tensor<3xf16>, tensor<3xf16>)
  reducer(%of_107_left: tensor<f16>, %of_107_right: tensor<f16>) (%of_107_left_: tensor<f16>, %of_107_right_: tensor<f16>) {
    %of_107_maximum = stablehlo.maximum %of_107_left, %of_107_right : tensor<f16>
    %of_107_maximum_2 = stablehlo.maximum %of_107_left_, %of_107_right_ : tensor<f16>
    stablehlo.return %of_107_maximum, %of_107_maximum_2 : tensor<f16>, tensor<f16>
  }
  check.expect_eq_const %of_107_reduce#0, dense<2.0> : tensor<3xf16> loc("reduce_107")
  check.expect_eq_const %of_107_reduce#1, dense<2.0> : tensor<3xf16> loc("reduce_107_1")
  %of_4_literal = stablehlo.constant dense<> : tensor<0xf16>
  %of_4_literal_2 = stablehlo.constant dense<-1000.0> : tensor<f16>
  %of_4_reduce = stablehlo.reduce(%of_4_literal init: %of_4_literal_2) across dimensions = [0] : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  reducer(%of_4_left: tensor<f16>, %of_4_right: tensor<f16>) {
    %of_4_subtract = stablehlo.subtract %of_4_right, %of_4_right : tensor<f16>
    %of_4_add = stablehlo.add %of_4_left, %of_4_subtract : tensor<f16>
    %of_4_maximum = stablehlo.maximum %of_4_add, %of_4_right : tensor<f16>
    stablehlo.return %of_4_maximum : tensor<f16>
  }
  check.expect_eq_const %of_4_reduce, dense<-1000.0> : tensor<f16> loc("reduce_4")
  %of_41_literal = stablehlo.constant dense<[[[[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]], [[1.0, 0.0], [1.0, 1.0], [2.0, 0.0]]], [[[1.0, 2.0], [0.0, 1.0], [0.0, 0.0]], [[2.0, 2.0], [1.0, 0.0], [2.0, 2.0]]], [[[0.0, 2.0], [1.0, 2.0], [1.0, 2.0]], [[2.0, 1.0], [0.0, 0.0], [2.0, 2.0]]]]> : tensor<3x2x3x2xbf16>
  %of_41_literal_2 = stablehlo.constant dense<1000.0> : tensor<bf16>
  %of_41_reduce = stablehlo.reduce(%of_41_literal init: %of_41_literal_2) across dimensions = [0, 1, 3] : (tensor<3x2x3x2xbf16>, tensor<bf16>) -> tensor<3xbf16>
  reducer(%of_41_left: tensor<bf16>, %of_41_right: tensor<bf16>) {
    %of_41_minimum = stablehlo.minimum %of_41_left, %of_41_right : tensor<bf16>
    stablehlo.return %of_41_minimum : tensor<bf16>
  }
  check.expect_eq_const %of_41_reduce, dense<0.0> : tensor<3xbf16> loc("reduce_41")
  %of_45_literal = stablehlo.constant dense<[[2.0, 2.0], [2.0, 0.0]]> : tensor<2x2xbf16>
  %of_45_literal_2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %of_45_reduce = stablehlo.reduce(%of_45_literal init: %of_45_literal_2) across dimensions = [1] : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  reducer(%of_45_left: tensor<bf16>, %of_45_right: tensor<bf16>) {
    %of_45_multiply = stablehlo.multiply %of_45_left, %of_45_right : tensor<bf16>
    stablehlo.return %of_45_multiply : tensor<bf16>
  }
  check.expect_eq_const %of_45_reduce, dense<[4.0, 0.0]> : tensor<2xbf16> loc("reduce_45")
  return
}
