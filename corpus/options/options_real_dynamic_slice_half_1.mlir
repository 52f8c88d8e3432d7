// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_20_literal = stablehlo.constant dense<> : tensor<0xf16>
  %of_20_literal_2 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_20_literal_3 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_20_literal_4 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_20_real_dynamic_slice = stablehlo.real_dynamic_slice %of_20_literal, %of_20_literal_2, %of_20_literal_3, %of_20_literal_4 : (tensor<0xf16>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<0xf16>
  check.expect_eq_const %of_20_real_dynamic_slice, dense<> : tensor<0xf16> loc("real_dynamic_slice_20")
  %of_10_literal = stablehlo.constant dense<[[[-2.0, 2.0, -2.0], [-1.0, 3.0, -3.0], [3.0, -3.0, -3.0], [-3.0, -1.0, -2.0]], [[-2.0, 1.0, -1.0], [2.0, 2.0, -3.0], [2.0, 3.0, -1.0], [-2.0, -3.0, -3.0]], [[2.0, -3.0, -3.0], [2.0, 1.0, 2.0], [2.0, 3.0, 3.0], [3.0, -1.0, -3.0]], [[-2.0, 1.0, 1.0], [3.0, -3.0, 2.0], [-2.0, -1.0, 1.0], [-3.0, -1.0, 1.0]]]> : tensor<4x4x3xf16>
  %of_10_literal_2 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi64>
  %of_10_literal_3 = stablehlo.constant dense<[3, 4, 3]> : tensor<3xi64>
  %of_10_literal_4 = stablehlo.constant dense<[5, 2, 1]> : tensor<3xi64>
  %of_10_real_dynamic_slice = stablehlo.real_dynamic_slice %of_10_literal, %of_10_literal_2, %of_10_literal_3, %of_10_literal_4 : (tensor<4x4x3xf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x2x2xf16>
  check.expect_eq_const %of_10_real_dynamic_slice, dense<[[[1.0, -1.0], [3.0, -1.0]]]> : tensor<1x2x2xf16> loc("real_dynamic_slice_10")
  %of_25_literal = stablehlo.constant dense<[[-3.0, 3.0], [-2.0, -1.0], [2.0, 2.0], [1.0, -3.0]]> : tensor<4x2xbf16>
  %of_25_literal_2 = stablehlo.constant dense<1> : tensor<2xi64>
  %of_25_literal_3 = stablehlo.constant dense<[4, 2]> : tensor<2xi64>
  %of_25_literal_4 = stablehlo.constant dense<1> : tensor<2xi64>
  %of_25_real_dynamic_slice = stablehlo.real_dynamic_slice %of_25_literal, %of_25_literal_2, %of_25_literal_3, %of_25_literal_4 : (tensor<4x2xbf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x1xbf16>
  check.expect_eq_const %of_25_real_dynamic_slice, dense<[[-1.0], [2.0], [-3.0]]> : tensor<3x1xbf16> loc("real_dynamic_slice_25")
  %of_33_literal = stablehlo.constant dense<[[[[-1.0, 2.0, -1.0, -2.0]], [[1.0, 2.0, -3.0, -3.0]]], [[[2.0, -2.0, 3.0, 1.0]], [[-1.0, 1.0, 1.0, 1.0]]]]> : tensor<2x2x1x4xbf16>
  %of_33_literal_2 = stablehlo.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  %of_33_literal_3 = stablehlo.constant dense<[1, 2, 1, 4]> : tensor<4xi64>
  %of_33_literal_4 = stablehlo.constant dense<[2, 1, 1, 2]> : tensor<4xi64>
  %of_33_real_dynamic_slice = stablehlo.real_dynamic_slice %of_33_literal, %of_33_literal_2, %of_33_literal_3, %of_33_literal_4 : (tensor<2x2x1x4xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x1x1x2xbf16>
  check.expect_eq_const %of_33_real_dynamic_slice, dense<[[[[1.0, -3.0]]]]> : tensor<1x1x1x2xbf16> loc("real_dynamic_slice_33")
  return
}
