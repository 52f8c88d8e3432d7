// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_97_literal = stablehlo.constant dense<> : tensor<0x0xi1>
  %of_97_transpose = stablehlo.transpose %of_97_literal, dims = [0, 1] : (tensor<0x0xi1>) -> tensor<0x0xi1>
  check.expect_eq_const %of_97_transpose, dense<> : tensor<0x0xi1> loc("transpose_97")
  %of_63_literal = stablehlo.constant dense<> : tensor<0x0x0xui8>
  %of_63_transpose = stablehlo.transpose %of_63_literal, dims = [2, 1, 0] : (tensor<0x0x0xui8>) -> tensor<0x0x0xui8>
  check.expect_eq_const %of_63_transpose, dense<> : tensor<0x0x0xui8> loc("transpose_63")
  %of_32_literal = stablehlo.constant dense<3> : tensor<1xui8>
  %of_32_transpose = stablehlo.transpose %of_32_literal, dims = [0] : (tensor<1xui8>) -> tensor<1xui8>
  check.expect_eq_const %of_32_transpose, dense<3> : tensor<1xui8> loc("transpose_32")
  %of_96_literal = stablehlo.constant dense<> : tensor<3x4x3x0xi16>
  %of_96_transpose = stablehlo.transpose %of_96_literal, dims = [0, 3, 2, 1] : (tensor<3x4x3x0xi16>) -> tensor<3x0x3x4xi16>
  check.expect_eq_const %of_96_transpose, dense<> : tensor<3x0x3x4xi16> loc("transpose_96")
  %of_212_literal = stablehlo.constant dense<[[[[4, 3], [2, 1], [3, 3]], [[3, 3], [4, 1], [2, 1]], [[3, 2], [1, 4], [1, 1]]], [[[3, 4], [1, 4], [4, 4]], [[4, 1], [1, 1], [4, 1]], [[2, 4], [3, 2], [4, 3]]], [[[2, 2], [2, 3], [1, 4]], [[1, 3], [2, 3], [1, 4]], [[4, 1], [1, 2], [2, 1]]], [[[1, 2], [4, 1], [3, 4]], [[3, 3], [1, 1], [4, 2]], [[2, 4], [2, 4], [1, 4]]]]> : tensor<4x3x3x2xui16>
  %of_212_transpose = stablehlo.transpose %of_212_literal, dims = [2, 3, 1, 0] : (tensor<4x3x3x2xui16>) -> tensor<3x2x3x4xui16>
  check.expect_eq_const %of_212_transpose, dense<[[[[4, 3, 2, 1], [3, 4, 1, 3], [3, 2, 4, 2]], [[3, 4, 2, 2], [3, 1, 3, 3], [2, 4, 1, 4]]], [[[2, 1, 2, 4], [4, 1, 2, 1], [1, 3, 1, 2]], [[1, 4, 3, 1], [1, 1, 3, 1], [4, 2, 2, 4]]], [[[3, 4, 1, 3], [2, 4, 1, 4], [1, 4, 2, 1]], [[3, 4, 4, 4], [1, 1, 4, 2], [1, 3, 1, 4]]]]> : tensor<3x2x3x4xui16> loc("transpose_212")
  %of_8_literal = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %of_8_transpose = stablehlo.transpose %of_8_literal, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %of_8_transpose, dense<[false, true, true]> : tensor<3xi1> loc("transpose_8")
  %of_26_literal = stablehlo.constant dense<[[[[true, false, true, true]]]]> : tensor<1x1x1x4xi1>
  %of_26_transpose = stablehlo.transpose %of_26_literal, dims = [3, 2, 1, 0] : (tensor<1x1x1x4xi1>) -> tensor<4x1x1x1xi1>
  check.expect_eq_const %of_26_transpose, dense<[[[[true]]], [[[false]]], [[[true]]], [[[true]]]]> : tensor<4x1x1x1xi1> loc("transpose_26")
  %of_181_literal = stablehlo.constant dense<> : tensor<2x0x4xf32>
  %of_181_transpose = stablehlo.transpose %of_181_literal, dims = [0, 1, 2] : (tensor<2x0x4xf32>) -> tensor<2x0x4xf32>
  check.expect_eq_const %of_181_transpose, dense<> : tensor<2x0x4xf32> loc("transpose_181")
  return
}
