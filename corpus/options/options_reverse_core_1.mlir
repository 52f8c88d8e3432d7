// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_85_literal = stablehlo.constant dense<> : tensor<4x0x1x3xui8>
  %of_85_reverse = stablehlo.reverse %of_85_literal, dims = [] : tensor<4x0x1x3xui8>
  check.expect_eq_const %of_85_reverse, dense<> : tensor<4x0x1x3xui8> loc("reverse_85")
  %of_181_literal = stablehlo.constant dense<[[[[true, true], [false, true]], [[false, true], [true, true]]], [[[true, false], [true, true]], [[false, true], [true, true]]]]> : tensor<2x2x2x2xi1>
  %of_181_reverse = stablehlo.reverse %of_181_literal, dims = [1, 2, 3, 0] : tensor<2x2x2x2xi1>
  check.expect_eq_const %of_181_reverse, dense<[[[[true, true], [true, false]], [[true, true], [false, true]]], [[[true, true], [true, false]], [[true, false], [true, true]]]]> : tensor<2x2x2x2xi1> loc("reverse_181")
  %of_144_literal = stablehlo.constant dense<> : tensor<0x0x0xui8>
  %of_144_reverse = stablehlo.reverse %of_144_literal, dims = [0] : tensor<0x0x0xui8>
  check.expect_eq_const %of_144_reverse, dense<> : tensor<0x0x0xui8> loc("reverse_144")
  %of_174_literal = stablehlo.constant dense<> : tensor<0xf32>
  %of_174_reverse = stablehlo.reverse %of_174_literal, dims = [] : tensor<0xf32>
  check.expect_eq_const %of_174_reverse, dense<> : tensor<0xf32> loc("reverse_174")
  %of_10_literal = stablehlo.constant dense<[[[[-2, 3, -3], [-1, 2, 3], [-1, 2, 2], [-1, 3, -1]], [[3, -1, 3], [3, -3, -3], [2, -1, 1], [3, 3, 1]], [[3, 3, -3], [2, -2, 1], [-1, -1, -3], [3, 1, 2]], [[2, 1, -2], [-2, 1, -2], [-2, -2, 3], [3, 1, 1]]]]> : tensor<1x4x4x3xi16>
  %of_10_reverse = stablehlo.reverse %of_10_literal, dims = [1] : tensor<1x4x4x3xi16>
  check.expect_eq_const %of_10_reverse, dense<[[[[2, 1, -2], [-2, 1, -2], [-2, -2, 3], [3, 1, 1]], [[3, 3, -3], [2, -2, 1], [-1, -1, -3], [3, 1, 2]], [[3, -1, 3], [3, -3, -3], [2, -1, 1], [3, 3, 1]], [[-2, 3, -3], [-1, 2, 3], [-1, 2, 2], [-1, 3, -1]]]]> : tensor<1x4x4x3xi16> loc("reverse_10")
  %of_152_literal = stablehlo.constant dense<true> : tensor<1xi1>
  %of_152_reverse = stablehlo.reverse %of_152_literal, dims = [] : tensor<1xi1>
  check.expect_eq_const %of_152_reverse, dense<true> : tensor<1xi1> loc("reverse_152")
  %of_55_literal = stablehlo.constant dense<> : tensor<3x2x0xi32>
  %of_55_reverse = stablehlo.reverse %of_55_literal, dims = [] : tensor<3x2x0xi32>
  check.expect_eq_const %of_55_reverse, dense<> : tensor<3x2x0xi32> loc("reverse_55")
  %of_112_literal = stablehlo.constant dense<> : tensor<3x3x0xi1>
  %of_112_reverse = stablehlo.reverse %of_112_literal, dims = [0] : tensor<3x3x0xi1>
  check.expect_eq_const %of_112_reverse, dense<> : tensor<3x3x0xi1> loc("reverse_112")
  %of_159_literal = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %of_159_reverse = stablehlo.reverse %of_159_literal, dims = [] : tensor<2xui32>
  check.expect_eq_const %of_159_reverse, dense<[1, 2]> : tensor<2xui32> loc("reverse_159")
  return
}
