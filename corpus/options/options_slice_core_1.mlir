// Options of slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_62_literal = stablehlo.constant dense<[]> : tensor<0xui16>
  %of_62_slice = stablehlo.slice %of_62_literal [0:0] : (tensor<0xui16>) -> tensor<0xui16>
  check.expect_eq_const %of_62_slice, dense<> : tensor<0xui16> loc("slice_62")
  %of_79_literal = stablehlo.constant dense<[[[[false, false], [false, false], [false, true], [false, false]], [[true, false], [false, true], [false, true], [true, true]], [[false, true], [false, true], [false, false], [false, false]]], [[[false, true], [false, false], [true, true], [false, false]], [[false, false], [false, false], [false, true], [false, true]], [[false, false], [true, true], [true, false], [true, true]]], [[[true, false], [true, true], [true, false], [true, true]], [[true, false], [false, false], [false, true], [false, false]], [[false, false], [false, true], [false, false], [false, true]]]]> : tensor<3x3x4x2xi1>
  %of_79_slice = stablehlo.slice %of_79_literal [0:3, 0:3, 0:0:5, 0:2:2] : (tensor<3x3x4x2xi1>) -> tensor<3x3x0x1xi1>
  check.expect_eq_const %of_79_slice, dense<> : tensor<3x3x0x1xi1> loc("slice_79")
  %of_15_literal = stablehlo.constant dense<1> : tensor<1x1x1x1xi16>
  %of_15_slice = stablehlo.slice %of_15_literal [1:1:2, 0:0:2, 0:1, 0:1] : (tensor<1x1x1x1xi16>) -> tensor<0x0x1x1xi16>
  check.expect_eq_const %of_15_slice, dense<> : tensor<0x0x1x1xi16> loc("slice_15")
  %of_8_literal = stablehlo.constant dense<[[false, false, false, true], [true, true, false, true]]> : tensor<2x4xi1>
  %of_8_slice = stablehlo.slice %of_8_literal [0:2:2, 0:4:2] : (tensor<2x4xi1>) -> tensor<1x2xi1>
  check.expect_eq_const %of_8_slice, dense<false> : tensor<1x2xi1> loc("slice_8")
  %of_44_literal = stablehlo.constant dense<-2.0> : tensor<1x1xf32>
  %of_44_slice = stablehlo.slice %of_44_literal [1:1:2, 1:1] : (tensor<1x1xf32>) -> tensor<0x0xf32>
  check.expect_eq_const %of_44_slice, dense<> : tensor<0x0xf32> loc("slice_44")
  %of_63_literal = stablehlo.constant dense<[[[[4, 2, 1, 1], [4, 4, 1, 2], [2, 3, 2, 3]], [[4, 1, 3, 1], [3, 3, 2, 2], [4, 2, 3, 1]], [[2, 2, 4, 1], [1, 3, 4, 1], [2, 2, 4, 1]]], [[[1, 3, 3, 1], [1, 4, 3, 3], [4, 4, 3, 3]], [[2, 4, 2, 3], [4, 1, 4, 3], [3, 2, 1, 4]], [[4, 2, 1, 1], [4, 3, 2, 2], [3, 4, 2, 3]]], [[[1, 2, 2, 2], [2, 1, 2, 2], [3, 3, 4, 3]], [[2, 1, 3, 4], [4, 4, 1, 2], [1, 4, 1, 1]], [[3, 3, 2, 4], [2, 1, 3, 1], [4, 3, 2, 3]]]]> : tensor<3x3x3x4xui8>
  %of_63_slice = stablehlo.slice %of_63_literal [0:3, 0:3, 1:3, 1:4] : (tensor<3x3x3x4xui8>) -> tensor<3x3x2x3xui8>
  check.expect_eq_const %of_63_slice, dense<[[[[4, 1, 2], [3, 2, 3]], [[3, 2, 2], [2, 3, 1]], [[3, 4, 1], [2, 4, 1]]], [[[4, 3, 3], [4, 3, 3]], [[1, 4, 3], [2, 1, 4]], [[3, 2, 2], [4, 2, 3]]], [[[1, 2, 2], [3, 4, 3]], [[4, 1, 2], [4, 1, 1]], [[1, 3, 1], [3, 2, 3]]]]> : tensor<3x3x2x3xui8> loc("slice_63")
  return
}
