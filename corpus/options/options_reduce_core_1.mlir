// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_38_literal = stablehlo.constant dense<> : tensor<0xf32>
  %of_38_literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_38_reduce = stablehlo.reduce(%of_38_literal init: %of_38_literal_2) across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  reducer(%of_38_left: tensor<f32>, %of_38_right: tensor<f32>) {
    %of_38_subtract = stablehlo.subtract %of_38_right, %of_38_right : tensor<f32>
    %of_38_add = stablehlo.add %of_38_left, %of_38_subtract : tensor<f32>
    %of_38_add_2 = stablehlo.add %of_38_add, %of_38_right : tensor<f32>
    stablehlo.return %of_38_add_2 : tensor<f32>
  }
  check.expect_eq_const %of_38_reduce, dense<0.0> : tensor<f32> loc("reduce_38")
  %of_42_literal = stablehlo.constant dense<true> : tensor<2xi1>
  %of_42_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_42_reduce = stablehlo.reduce(%of_42_literal init: %of_42_literal_2) across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  reducer(%of_42_left: tensor<i1>, %of_42_right: tensor<i1>) {
    %of_42_minimum = stablehlo.minimum %of_42_left, %of_42_right : tensor<i1>
    stablehlo.return %of_42_minimum : tensor<i1>
  }
  check.expect_eq_const %of_42_reduce, dense<true> : tensor<i1> loc("reduce_42")
  %of_84_literal = stablehlo.constant dense<[[[2, 1], [1, 1]], [[0, 2], [1, 1]]]> : tensor<2x2x2xi16>
  %of_84_literal_2 = stablehlo.constant dense<[[[0, 1], [1, 1]], [[1, 1], [0, 2]]]> : tensor<2x2x2xi16>
  %of_84_literal_3 = stablehlo.constant dense<-1> : tensor<i16>
  %of_84_literal_4 = stablehlo.constant dense<-1> : tensor<i16>
  %of_84_reduce:2 = stablehlo.reduce(%of_84_literal init: %of_84_literal_3), (%of_84_literal_2 init: %of_84_literal_4) across dimensions = [0, 1, 2] : (tensor<2x2x2xi16>, tensor<2x2x2xi16>, tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
  reducer(%of_84_left: tensor<i16>, %of_84_right: tensor<i16>) (%of_84_left_: tensor<i16>, %of_84_right_: tensor<i16>) {
    %of_84_and = stablehlo.and %of_84_left, %of_84_right : tensor<i16>
    %of_84_and_2 = stablehlo.and %of_84_left_, %of_84_right_ : tensor<i16>
    stablehlo.return %of_84_and, %of_84_and_2 : tensor<i16>, tensor<i16>
  }
  check.expect_eq_const %of_84_reduce#0, dense<0> : tensor<i16> loc("reduce_84")
  check.expect_eq_const %of_84_reduce#1, dense<0> : tensor<i16> loc("reduce_84_1")
  %of_105_literal = stablehlo.constant dense<> : tensor<2x0xi1>
  %of_105_literal_2 = stablehlo.constant dense<> : tensor<2x0xi1>
  %of_105_literal_3 = stablehlo.constant dense<true> : tensor<i1>
  %of_105_literal_4 = stablehlo.constant dense<false> : tensor<i1>
  %of_105_reduce:2 = stablehlo.reduce(%of_105_literal init: %of_105_literal_3), (%of_105_literal_2 init: %of_105_literal_4) across dimensions = [1] : (tensor<2x0xi1>, tensor<2x0xi1>, tensor<i1>, tensor<i1>) -> (tensor<2xi1>, tensor<2xi1>)
  reducer(%of_105_left: tensor<i1>, %of_105_right: tensor<i1>) (%of_105_left_: tensor<i1>, %of_105_right_: tensor<i1>) {
    %of_105_and = stablehlo.and %of_105_left, %of_105_right : tensor<i1>
    %of_105_maximum = stablehlo.maximum %of_105_left_, %of_105_right_ : tensor<i1>
    stablehlo.return %of_105_and, %of_105_maximum : tensor<i1>, tensor<i1>
  }
  check.expect_eq_const %of_105_reduce#0, dense<true> : tensor<2xi1> loc("reduce_105")
  check.expect_eq_const %of_105_reduce#1, dense<false> : tensor<2xi1> loc("reduce_105_1")
  %of_262_literal = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %of_262_literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %of_262_reduce = stablehlo.reduce(%of_262_literal init: %of_262_literal_2) across dimensions = [] : (tensor<3xi1>, tensor<i1>) -> tensor<3xi1>
  reducer(%of_262_left: tensor<i1>, %of_262_right: tensor<i1>) {
    %of_262_maximum = stablehlo.maximum %of_262_left, %of_262_right : tensor<i1>
    stablehlo.return %of_262_maximum : tensor<i1>
  }
  check.expect_eq_const %of_262_reduce, dense<[true, true, false]> : tensor<3xi1> loc("reduce_262")
  return
}
