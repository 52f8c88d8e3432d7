// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_74_literal = stablehlo.constant dense<[[[[false, true], [true, true]], [[false, true], [false, false]], [[false, false], [false, false]], [[false, true], [false, false]]], [[[false, false], [true, false]], [[false, false], [false, true]], [[false, true], [true, false]], [[true, false], [false, true]]], [[[false, true], [true, false]], [[false, true], [false, true]], [[false, false], [false, false]], [[true, true], [false, false]]], [[[true, true], [false, true]], [[false, false], [false, true]], [[false, false], [false, true]], [[false, true], [true, false]]]]> : tensor<4x4x2x2xi1>
  %of_74_literal_2 = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi32>
  %of_74_literal_3 = stablehlo.constant dense<[0, 3, 1, 1]> : tensor<4xi32>
  %of_74_literal_4 = stablehlo.constant dense<1> : tensor<4xi32>
  %of_74_real_dynamic_slice = stablehlo.real_dynamic_slice %of_74_literal, %of_74_literal_2, %of_74_literal_3, %of_74_literal_4 : (tensor<4x4x2x2xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<0x3x0x0xi1>
  check.expect_eq_const %of_74_real_dynamic_slice, dense<> : tensor<0x3x0x0xi1> loc("real_dynamic_slice_74")
  %of_146_literal = stablehlo.constant dense<> : tensor<0x4xui16>
  %of_146_literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_146_literal_3 = stablehlo.constant dense<[0, 4]> : tensor<2xi32>
  %of_146_literal_4 = stablehlo.constant dense<1> : tensor<2xi32>
  %of_146_real_dynamic_slice = stablehlo.real_dynamic_slice %of_146_literal, %of_146_literal_2, %of_146_literal_3, %of_146_literal_4 : (tensor<0x4xui16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x4xui16>
  check.expect_eq_const %of_146_real_dynamic_slice, dense<> : tensor<0x4xui16> loc("real_dynamic_slice_146")
  %of_3_literal = stablehlo.constant dense<[[-3.0, -3.0], [2.0, -1.0]]> : tensor<2x2xf32>
  %of_3_literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_3_literal_3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %of_3_literal_4 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %of_3_real_dynamic_slice = stablehlo.real_dynamic_slice %of_3_literal, %of_3_literal_2, %of_3_literal_3, %of_3_literal_4 : (tensor<2x2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x0xf32>
  check.expect_eq_const %of_3_real_dynamic_slice, dense<> : tensor<1x0xf32> loc("real_dynamic_slice_3")
  %of_142_literal = stablehlo.constant dense<[[[[-1, 3, 3], [3, 3, -1], [-1, -3, 3]], [[3, 1, 1], [3, -3, -1], [-1, -3, -2]], [[-3, -3, 2], [2, -3, -2], [2, -1, -3]]], [[[1, 2, -3], [-3, -3, 2], [3, -2, 1]], [[-2, -3, -2], [-1, 3, -1], [1, 2, 3]], [[3, 3, 2], [-1, -2, -3], [1, 1, -3]]], [[[-1, -2, -2], [2, -1, 1], [-3, -1, -3]], [[1, 2, 2], [-1, 1, -3], [-2, 2, 2]], [[-1, -2, -2], [2, 3, -2], [-1, 1, 1]]]]> : tensor<3x3x3x3xi32>
  %of_142_literal_2 = stablehlo.constant dense<[0, 0, 0, 1]> : tensor<4xi32>
  %of_142_literal_3 = stablehlo.constant dense<[3, 0, 3, 3]> : tensor<4xi32>
  %of_142_literal_4 = stablehlo.constant dense<[1, 1, 4, 4]> : tensor<4xi32>
  %of_142_real_dynamic_slice = stablehlo.real_dynamic_slice %of_142_literal, %of_142_literal_2, %of_142_literal_3, %of_142_literal_4 : (tensor<3x3x3x3xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<3x0x1x1xi32>
  check.expect_eq_const %of_142_real_dynamic_slice, dense<> : tensor<3x0x1x1xi32> loc("real_dynamic_slice_142")
  %of_17_literal = stablehlo.constant dense<> : tensor<2x0x4x4xi1>
  %of_17_literal_2 = stablehlo.constant dense<0> : tensor<4xi32>
  %of_17_literal_3 = stablehlo.constant dense<[2, 0, 4, 4]> : tensor<4xi32>
  %of_17_literal_4 = stablehlo.constant dense<[1, 1, 1, 5]> : tensor<4xi32>
  %of_17_real_dynamic_slice = stablehlo.real_dynamic_slice %of_17_literal, %of_17_literal_2, %of_17_literal_3, %of_17_literal_4 : (tensor<2x0x4x4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2x0x4x1xi1>
  check.expect_eq_const %of_17_real_dynamic_slice, dense<> : tensor<2x0x4x1xi1> loc("real_dynamic_slice_17")
  %of_101_literal = stablehlo.constant dense<[[[[3.0, 1.0, -1.0, 3.0], [3.0, -3.0, -2.0, -2.0], [1.0, -3.0, 1.0, -2.0], [1.0, -2.0, -1.0, -1.0]], [[3.0, 1.0, -3.0, -1.0], [-3.0, 2.0, 1.0, 2.0], [-3.0, -3.0, -1.0, -3.0], [1.0, -2.0, -2.0, -2.0]], [[-1.0, 3.0, -1.0, -3.0], [3.0, 1.0, 3.0, -3.0], [1.0, 1.0, 2.0, -2.0], [2.0, -2.0, -3.0, -3.0]], [[-1.0, -2.0, 2.0, 3.0], [1.0, 2.0, -2.0, -1.0], [-1.0, -1.0, 1.0, -3.0], [-2.0, -3.0, -3.0, -3.0]]], [[[2.0, -3.0, -1.0, -2.0], [-1.0, -1.0, 2.0, -1.0], [3.0, -1.0, 1.0, -2.0], [-2.0, -1.0, -2.0, 2.0]], [[3.0, -3.0, 1.0, -3.0], [-3.0, -2.0, 3.0, -3.0], [-1.0, -2.0, -1.0, -1.0], [-2.0, -2.0, 2.0, -3.0]], [[-2.0, -2.0, 1.0, 1.0], [-3.0, 2.0, 3.0, -1.0], [-1.0, -2.0, -3.0, -1.0], [-3.0, 1.0, 2.0, -3.0]], [[-3.0, -2.0, 2.0, -3.0], [-3.0, -2.0, -1.0, -2.0], [-1.0, 3.0, 3.0, -3.0], [1.0, -2.0, -3.0, -2.0]]], [[[-3.0, 2.0, 1.0, -1.0], [-2.0, -3.0, -3.0, 2.0], [1.0, 2.0, 1.0, -2.0], [-1.0, 2.0, -2.0, 1.0]], [[2.0, -2.0, -1.0, 1.0], [2.0, 1.0, 2.0, 1.0], [2.0, -2.0, 1.0, -2.0], [2.0, -3.0, -1.0, 2.0]], [[-3.0, 2.0, -3.0, 2.0], [2.0, 3.0, -3.0, 1.0], [1.0, 1.0, 1.0, -3.0], [3.0, 1.0, 3.0, 2.0]], [[-3.0, 3.0, -3.0, -2.0], [-3.0, -3.0, 1.0, -2.0], [-2.0, -3.0, 1.0, -3.0], [-1.0, 3.0, 1.0, -1.0]]], [[[-1.0, -1.0, 1.0, -3.0], [3.0, 1.0, 1.0, -3.0], [-1.0, -1.0, -1.0, -2.0], [1.0, -1.0, 2.0, 1.0]], [[-2.0, -3.0, 3.0, 1.0], [1.0, 3.0, 2.0, 1.0], [3.0, -3.0, 1.0, -3.0], [1.0, -1.0, 3.0, 1.0]], [[2.0, -1.0, -2.0, -2.0], [3.0, 2.0, 3.0, 1.0], [3.0, 3.0, 1.0, -3.0], [3.0, -3.0, -2.0, -1.0]], [[1.0, 3.0, 1.0, 2.0], [2.0, 2.0, -2.0, 1.0], [2.0, -1.0, -3.0, 2.0], [1.0, 3.0, -1.0, -2.0]]]]> : tensor<4x4x4x4xf32>
  %of_101_literal_2 = stablehlo.constant dense<[0, 0, 1, 0]> : tensor<4xi32>
  %of_101_literal_3 = stablehlo.constant dense<[4, 3, 4, 0]> : tensor<4xi32>
  %of_101_literal_4 = stablehlo.constant dense<1> : tensor<4xi32>
  %of_101_real_dynamic_slice = stablehlo.real_dynamic_slice %of_101_literal, %of_101_literal_2, %of_101_literal_3, %of_101_literal_4 : (tensor<4x4x4x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4x3x3x0xf32>
  check.expect_eq_const %of_101_real_dynamic_slice, dense<> : tensor<4x3x3x0xf32> loc("real_dynamic_slice_101")
  %of_4_literal = stablehlo.constant dense<false> : tensor<2x1xi1>
  %of_4_literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_4_literal_3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %of_4_literal_4 = stablehlo.constant dense<1> : tensor<2xi32>
  %of_4_real_dynamic_slice = stablehlo.real_dynamic_slice %of_4_literal, %of_4_literal_2, %of_4_literal_3, %of_4_literal_4 : (tensor<2x1xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x0xi1>
  check.expect_eq_const %of_4_real_dynamic_slice, dense<> : tensor<2x0xi1> loc("real_dynamic_slice_4")
  return
}
