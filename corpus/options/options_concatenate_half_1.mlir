// Options of concatenate in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_107_literal = stablehlo.constant dense<> : tensor<3x1x0xbf16>
  %of_107_concatenate = stablehlo.concatenate %of_107_literal, dim = 2 : (tensor<3x1x0xbf16>) -> tensor<3x1x0xbf16>
  check.expect_eq_const %of_107_concatenate, dense<> : tensor<3x1x0xbf16> loc("concatenate_107")
  %of_2_literal = stablehlo.constant dense<[[[[3.0], [1.0], [3.0], [-3.0]], [[3.0], [1.0], [3.0], [-3.0]], [[2.0], [-2.0], [-3.0], [1.0]]], [[[-2.0], [-2.0], [-1.0], [-1.0]], [[3.0], [2.0], [3.0], [-1.0]], [[1.0], [1.0], [1.0], [-3.0]]], [[[2.0], [1.0], [-2.0], [-3.0]], [[-1.0], [2.0], [1.0], [1.0]], [[-2.0], [1.0], [2.0], [3.0]]], [[[3.0], [-3.0], [-2.0], [3.0]], [[2.0], [-1.0], [1.0], [1.0]], [[-3.0], [-2.0], [-1.0], [-1.0]]]]> : tensor<4x3x4x1xf16>
  %of_2_literal_2 = stablehlo.constant dense<[[[[-1.0], [3.0], [1.0], [-2.0]], [[-2.0], [-3.0], [3.0], [-3.0]], [[1.0], [-1.0], [-2.0], [-3.0]]], [[[-2.0], [-1.0], [-1.0], [3.0]], [[2.0], [-3.0], [-1.0], [1.0]], [[3.0], [3.0], [-3.0], [-2.0]]], [[[2.0], [-2.0], [3.0], [-3.0]], [[-2.0], [2.0], [3.0], [3.0]], [[3.0], [-3.0], [2.0], [3.0]]], [[[-2.0], [1.0], [-2.0], [-1.0]], [[-1.0], [-1.0], [1.0], [1.0]], [[1.0], [-3.0], [1.0], [3.0]]]]> : tensor<4x3x4x1xf16>
  %of_2_concatenate = stablehlo.concatenate %of_2_literal, %of_2_literal_2, dim = 3 : (tensor<4x3x4x1xf16>, tensor<4x3x4x1xf16>) -> tensor<4x3x4x2xf16>
  check.expect_eq_const %of_2_concatenate, dense<[[[[3.0, -1.0], [1.0, 3.0], [3.0, 1.0], [-3.0, -2.0]], [[3.0, -2.0], [1.0, -3.0], [3.0, 3.0], [-3.0, -3.0]], [[2.0, 1.0], [-2.0, -1.0], [-3.0, -2.0], [1.0, -3.0]]], [[[-2.0, -2.0], [-2.0, -1.0], [-1.0, -1.0], [-1.0, 3.0]], [[3.0, 2.0], [2.0, -3.0], [3.0, -1.0], [-1.0, 1.0]], [[1.0, 3.0], [1.0, 3.0], [1.0, -3.0], [-3.0, -2.0]]], [[[2.0, 2.0], [1.0, -2.0], [-2.0, 3.0], [-3.0, -3.0]], [[-1.0, -2.0], [2.0, 2.0], [1.0, 3.0], [1.0, 3.0]], [[-2.0, 3.0], [1.0, -3.0], [2.0, 2.0], [3.0, 3.0]]], [[[3.0, -2.0], [-3.0, 1.0], [-2.0, -2.0], [3.0, -1.0]], [[2.0, -1.0], [-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]], [[-3.0, 1.0], [-2.0, -3.0], [-1.0, 1.0], [-1.0, 3.0]]]]> : tensor<4x3x4x2xf16> loc("concatenate_2")
  %of_14_literal = stablehlo.constant dense<2.0> : tensor<1xf16>
  %of_14_literal_2 = stablehlo.constant dense<[-2.0, 2.0, 3.0]> : tensor<3xf16>
  %of_14_literal_3 = stablehlo.constant dense<[-2.0, 3.0, -2.0]> : tensor<3xf16>
  %of_14_concatenate = stablehlo.concatenate %of_14_literal, %of_14_literal_2, %of_14_literal_3, dim = 0 : (tensor<1xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<7xf16>
  check.expect_eq_const %of_14_concatenate, dense<[2.0, -2.0, 2.0, 3.0, -2.0, 3.0, -2.0]> : tensor<7xf16> loc("concatenate_14")
  %of_55_literal = stablehlo.constant dense<[[1.0, -1.0, -1.0, 2.0]]> : tensor<1x4xf16>
  %of_55_concatenate = stablehlo.concatenate %of_55_literal, dim = 0 : (tensor<1x4xf16>) -> tensor<1x4xf16>
  check.expect_eq_const %of_55_concatenate, dense<[[1.0, -1.0, -1.0, 2.0]]> : tensor<1x4xf16> loc("concatenate_55")
  %of_135_literal = stablehlo.constant dense<[[[-1.0], [3.0]]]> : tensor<1x2x1xf16>
  %of_135_literal_2 = stablehlo.constant dense<[[[3.0], [2.0]]]> : tensor<1x2x1xf16>
  %of_135_literal_3 = stablehlo.constant dense<[[[-1.0], [1.0]]]> : tensor<1x2x1xf16>
  %of_135_literal_4 = stablehlo.constant dense<[[[3.0], [-3.0]]]> : tensor<1x2x1xf16>
  %of_135_concatenate = stablehlo.concatenate %of_135_literal, %of_135_literal_2, %of_135_literal_3, %of_135_literal_4, dim = 1 : (tensor<1x2x1xf16>, tensor<1x2x1xf16>, tensor<1x2x1xf16>, tensor<1x2x1xf16>) -> tensor<1x8x1xf16>
  check.expect_eq_const %of_135_concatenate, dense<[[[-1.0], [3.0], [3.0], [2.0], [-1.0], [1.0], [3.0], [-3.0]]]> : tensor<1x8x1xf16> loc("concatenate_135")
  return
}
