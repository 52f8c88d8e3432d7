// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_13_literal = stablehlo.constant dense<[[[2.0, 1.0, -1.0], [1.0, 1.0, 3.0], [1.0, -2.0, -3.0]], [[-1.0, -3.0, -3.0], [2.0, 3.0, 1.0], [2.0, 2.0, -1.0]], [[2.0, 1.0, -3.0], [-1.0, -1.0, 3.0], [2.0, -2.0, -2.0]]]> : tensor<3x3x3xf32>
  %of_13_literal_2 = stablehlo.constant dense<1.0> : tensor<f32>
  %of_13_literal_3 = stablehlo.constant dense<[-2, 0, 0]> : tensor<3xi64>
  %of_13_literal_4 = stablehlo.constant dense<[0, 0, -1]> : tensor<3xi64>
  %of_13_literal_5 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_13_dynamic_pad = stablehlo.dynamic_pad %of_13_literal, %of_13_literal_2, %of_13_literal_3, %of_13_literal_4, %of_13_literal_5 : (tensor<3x3x3xf32>, tensor<f32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x3x2xf32>
  check.expect_eq_const %of_13_dynamic_pad, dense<[[[2.0, 1.0], [-1.0, -1.0], [2.0, -2.0]]]> : tensor<1x3x2xf32> loc("dynamic_pad_13")
  %of_17_literal = stablehlo.constant dense<[[1.0, 1.0, 3.0], [-2.0, -1.0, -3.0], [-3.0, -1.0, 1.0]]> : tensor<3x3xf32>
  %of_17_literal_2 = stablehlo.constant dense<-2.0> : tensor<f32>
  %of_17_literal_3 = stablehlo.constant dense<[0, -1]> : tensor<2xi64>
  %of_17_literal_4 = stablehlo.constant dense<0> : tensor<2xi64>
  %of_17_literal_5 = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %of_17_dynamic_pad = stablehlo.dynamic_pad %of_17_literal, %of_17_literal_2, %of_17_literal_3, %of_17_literal_4, %of_17_literal_5 : (tensor<3x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x6xf32>
  check.expect_eq_const %of_17_dynamic_pad, dense<[[-2.0, -2.0, 1.0, -2.0, -2.0, 3.0], [-2.0, -2.0, -1.0, -2.0, -2.0, -3.0], [-2.0, -2.0, -1.0, -2.0, -2.0, 1.0]]> : tensor<3x6xf32> loc("dynamic_pad_17")
  %of_7_literal = stablehlo.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
  %of_7_literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %of_7_literal_3 = stablehlo.constant dense<1> : tensor<2xi64>
  %of_7_literal_4 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %of_7_literal_5 = stablehlo.constant dense<2> : tensor<2xi64>
  %of_7_dynamic_pad = stablehlo.dynamic_pad %of_7_literal, %of_7_literal_2, %of_7_literal_3, %of_7_literal_4, %of_7_literal_5 : (tensor<3x1xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<10x2xi1>
  check.expect_eq_const %of_7_dynamic_pad, dense<[[false, false], [false, false], [false, false], [false, false], [false, true], [false, false], [false, false], [false, false], [false, false], [false, false]]> : tensor<10x2xi1> loc("dynamic_pad_7")
  %of_45_literal = stablehlo.constant dense<[[[1], [2]], [[-3], [3]]]> : tensor<2x2x1xi16>
  %of_45_literal_2 = stablehlo.constant dense<-3> : tensor<i16>
  %of_45_literal_3 = stablehlo.constant dense<[2, 1, 1]> : tensor<3xi64>
  %of_45_literal_4 = stablehlo.constant dense<[-1, -1, -2]> : tensor<3xi64>
  %of_45_literal_5 = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi64>
  %of_45_dynamic_pad = stablehlo.dynamic_pad %of_45_literal, %of_45_literal_2, %of_45_literal_3, %of_45_literal_4, %of_45_literal_5 : (tensor<2x2x1xi16>, tensor<i16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x3x0xi16>
  check.expect_eq_const %of_45_dynamic_pad, dense<> : tensor<3x3x0xi16> loc("dynamic_pad_45")
  return
}
