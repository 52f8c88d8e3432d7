// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_75_literal = stablehlo.constant dense<> : tensor<3x4x0xf8E5M2>
  %of_75_transpose = stablehlo.transpose %of_75_literal, dims = [0, 1, 2] : (tensor<3x4x0xf8E5M2>) -> tensor<3x4x0xf8E5M2>
  check.expect_eq_const %of_75_transpose, dense<> : tensor<3x4x0xf8E5M2> loc("transpose_75")
  %of_170_literal = stablehlo.constant dense<2.0> : tensor<1x1xf8E4M3FN>
  %of_170_transpose = stablehlo.transpose %of_170_literal, dims = [1, 0] : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  check.expect_eq_const %of_170_transpose, dense<2.0> : tensor<1x1xf8E4M3FN> loc("transpose_170")
  %of_12_literal = stablehlo.constant dense<[[[[-1.0, -2.0], [1.0, 2.0]], [[2.0, 1.0], [-2.0, 1.0]]], [[[-2.0, 2.0], [-1.0, -2.0]], [[2.0, 1.0], [1.0, 1.0]]]]> : tensor<2x2x2x2xf8E5M2>
  %of_12_transpose = stablehlo.transpose %of_12_literal, dims = [3, 0, 1, 2] : (tensor<2x2x2x2xf8E5M2>) -> tensor<2x2x2x2xf8E5M2>
  check.expect_eq_const %of_12_transpose, dense<[[[[-1.0, 1.0], [2.0, -2.0]], [[-2.0, -1.0], [2.0, 1.0]]], [[[-2.0, 2.0], [1.0, 1.0]], [[2.0, -2.0], [1.0, 1.0]]]]> : tensor<2x2x2x2xf8E5M2> loc("transpose_12")
  %of_158_literal = stablehlo.constant dense<[-1.0, -2.0, 1.0]> : tensor<3xf8E5M2>
  %of_158_transpose = stablehlo.transpose %of_158_literal, dims = [0] : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %of_158_transpose, dense<[-1.0, -2.0, 1.0]> : tensor<3xf8E5M2> loc("transpose_158")
  return
}
