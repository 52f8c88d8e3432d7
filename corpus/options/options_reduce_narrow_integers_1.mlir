// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_210_literal = stablehlo.constant dense<> : tensor<3x1x2x0xui4>
  %of_210_literal_2 = stablehlo.constant dense<> : tensor<3x1x2x0xui4>
  %of_210_literal_3 = stablehlo.constant dense<0> : tensor<ui4>
  %of_210_literal_4 = stablehlo.constant dense<0> : tensor<ui4>
  %of_210_reduce:2 = stablehlo.reduce(%of_210_literal init: %of_210_literal_3), (%of_210_literal_2 init: %of_210_literal_4) across dimensions = [0, 1, 2, 3] : (tensor<3x1x2x0xui4>, tensor<3x1x2x0xui4>, tensor<ui4>, tensor<ui4>) -> (tensor<ui4>, tensor<ui4>)
  reducer(%of_210_left: tensor<ui4>, %of_210_right: tensor<ui4>) (%of_210_left_: tensor<ui4>, %of_210_right_: tensor<ui4>) {
    %of_210_maximum = stablehlo.maximum %of_210_left, %of_210_right : tensor<ui4>
    %of_210_add = stablehlo.add %of_210_left_, %of_210_right_ : tensor<ui4>
    stablehlo.return %of_210_maximum, %of_210_add : tensor<ui4>, tensor<ui4>
  }
  check.expect_eq_const %of_210_reduce#0, dense<0> : tensor<ui4> loc("reduce_210")
  check.expect_eq_const %of_210_reduce#1, dense<0> : tensor<ui4> loc("reduce_210_1")
  %of_13_literal = stablehlo.constant dense<> : tensor<0x1xui4>
  %of_13_literal_2 = stablehlo.constant dense<0> : tensor<ui4>
  %of_13_reduce = stablehlo.reduce(%of_13_literal init: %of_13_literal_2) across dimensions = [0] : (tensor<0x1xui4>, tensor<ui4>) -> tensor<1xui4>
  reducer(%of_13_left: tensor<ui4>, %of_13_right: tensor<ui4>) {
    %of_13_xor = stablehlo.xor %of_13_left, %of_13_right : tensor<ui4>
    stablehlo.return %of_13_xor : tensor<ui4>
  }
  check.expect_eq_const %of_13_reduce, dense<0> : tensor<1xui4> loc("reduce_13")
  %of_132_literal = stablehlo.constant dense<2> : tensor<2xui4>
  %of_132_literal_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %of_132_literal_3 = stablehlo.constant dense<15> : tensor<ui4>
  %of_132_literal_4 = stablehlo.constant dense<0> : tensor<ui4>
  %of_132_reduce:2 = stablehlo.reduce(%of_132_literal init: %of_132_literal_3), (%of_132_literal_2 init: %of_132_literal_4) across dimensions = [] : (tensor<2xui4>, tensor<2xui4>, tensor<ui4>, tensor<ui4>) -> (tensor<2xui4>, tensor<2xui4>)
  reducer(%of_132_left: tensor<ui4>, %of_132_right: tensor<ui4>) (%of_132_left_: tensor<ui4>, %of_132_right_: tensor<ui4>) {
    %of_132_and = stablehlo.and %of_132_left, %of_132_right : tensor<ui4>
    %of_132_maximum = stablehlo.maximum %of_132_left_, %of_132_right_ : tensor<ui4>
    stablehlo.return %of_132_and, %of_132_maximum : tensor<ui4>, tensor<ui4>
  }
  check.expect_eq_const %of_132_reduce#0, dense<2> : tensor<2xui4> loc("reduce_132")
  check.expect_eq_const %of_132_reduce#1, dense<[1, 2]> : tensor<2xui4> loc("reduce_132_1")
  %of_270_literal = stablehlo.constant dense<> : tensor<0x2x3x3xui4>
  %of_270_literal_2 = stablehlo.constant dense<0> : tensor<ui4>
  %of_270_reduce = stablehlo.reduce(%of_270_literal init: %of_270_literal_2) across dimensions = [0, 2] : (tensor<0x2x3x3xui4>, tensor<ui4>) -> tensor<2x3xui4>
  reducer(%of_270_left: tensor<ui4>, %of_270_right: tensor<ui4>) {
    %of_270_subtract = stablehlo.subtract %of_270_right, %of_270_right : tensor<ui4>
    %of_270_add = stablehlo.add %of_270_left, %of_270_subtract : tensor<ui4>
    %of_270_maximum = stablehlo.maximum %of_270_add, %of_270_right : tensor<ui4>
    stablehlo.return %of_270_maximum : tensor<ui4>
  }
  check.expect_eq_const %of_270_reduce, dense<0> : tensor<2x3xui4> loc("reduce_270")
  %of_86_literal = stablehlo.constant dense<[[[1], [2]], [[2], [0]], [[0], [0]]]> : tensor<3x2x1xui4>
  %of_86_literal_2 = stablehlo.constant dense<1> : tensor<ui4>
  %of_86_reduce = stablehlo.reduce(%of_86_literal init: %of_86_literal_2) across dimensions = [0] : (tensor<3x2x1xui4>, tensor<ui4>) -> tensor<2x1xui4>
  reducer(%of_86_left: tensor<ui4>, %of_86_right: tensor<ui4>) {
    %of_86_multiply = stablehlo.multiply %of_86_left, %of_86_right : tensor<ui4>
    stablehlo.return %of_86_multiply : tensor<ui4>
  }
  check.expect_eq_const %of_86_reduce, dense<0> : tensor<2x1xui4> loc("reduce_86")
  %of_267_literal = stablehlo.constant dense<[[2, 0, 2], [2, 1, 2], [1, 0, 2]]> : tensor<3x3xi4>
  %of_267_literal_2 = stablehlo.constant dense<7> : tensor<i4>
  %of_267_reduce = stablehlo.reduce(%of_267_literal init: %of_267_literal_2) across dimensions = [] : (tensor<3x3xi4>, tensor<i4>) -> tensor<3x3xi4>
  reducer(%of_267_left: tensor<i4>, %of_267_right: tensor<i4>) {
    %of_267_minimum = stablehlo.minimum %of_267_left, %of_267_right : tensor<i4>
    stablehlo.return %of_267_minimum : tensor<i4>
  }
  check.expect_eq_const %of_267_reduce, dense<[[2, 0, 2], [2, 1, 2], [1, 0, 2]]> : tensor<3x3xi4> loc("reduce_267")
  %of_145_literal = stablehlo.constant dense<> : tensor<0xui4>
  %of_145_literal_2 = stablehlo.constant dense<> : tensor<0xui4>
  %of_145_literal_3 = stablehlo.constant dense<0> : tensor<ui4>
  %of_145_literal_4 = stablehlo.constant dense<0> : tensor<ui4>
  %of_145_reduce:2 = stablehlo.reduce(%of_145_literal init: %of_145_literal_3), (%of_145_literal_2 init: %of_145_literal_4) across dimensions = [0] : (tensor<0xui4>, tensor<0xui4>, tensor<ui4>, tensor<ui4>) -> (tensor<ui4>, tensor<ui4>)
  reducer(%of_145_left: tensor<ui4>, %of_145_right: tensor<ui4>) (%of_145_left_: tensor<ui4>, %of_145_right_: tensor<ui4>) {
    %of_145_maximum = stablehlo.maximum %of_145_left, %of_145_right : tensor<ui4>
    %of_145_maximum_2 = stablehlo.maximum %of_145_left_, %of_145_right_ : tensor<ui4>
    stablehlo.return %of_145_maximum, %of_145_maximum_2 : tensor<ui4>, tensor<ui4>
  }
  check.expect_eq_const %of_145_reduce#0, dense<0> : tensor<ui4> loc("reduce_145")
  check.expect_eq_const %of_145_reduce#1, dense<0> : tensor<ui4> loc("reduce_145_1")
  return
}
