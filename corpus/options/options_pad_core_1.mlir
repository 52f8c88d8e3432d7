// Options of pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_222_literal = stablehlo.constant dense<[[[3, 3], [2, 4], [2, 4], [2, 4]], [[1, 3], [4, 3], [2, 4], [4, 2]], [[4, 2], [4, 4], [3, 2], [2, 1]]]> : tensor<3x4x2xui32>
  %of_222_literal_2 = stablehlo.constant dense<3> : tensor<ui32>
  %of_222_pad = stablehlo.pad %of_222_literal, %of_222_literal_2, low = [0, 0, 0], high = [-2, -1, -1], interior = [0, 0, 0] : (tensor<3x4x2xui32>, tensor<ui32>) -> tensor<1x3x1xui32>
  check.expect_eq_const %of_222_pad, dense<[[[3], [2], [2]]]> : tensor<1x3x1xui32> loc("pad_222")
  %of_4_literal = stablehlo.constant dense<[[true, true, true], [true, false, false], [false, false, true]]> : tensor<3x3xi1>
  %of_4_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_4_pad = stablehlo.pad %of_4_literal, %of_4_literal_2, low = [-1, 1], high = [0, 0], interior = [0, 0] : (tensor<3x3xi1>, tensor<i1>) -> tensor<2x4xi1>
  check.expect_eq_const %of_4_pad, dense<[[true, true, false, false], [true, false, false, true]]> : tensor<2x4xi1> loc("pad_4")
  %of_27_literal = stablehlo.constant dense<[[[1, 1, 1], [2, 4, 2], [4, 1, 3]], [[2, 3, 2], [3, 2, 2], [1, 3, 1]], [[4, 4, 4], [2, 2, 2], [4, 3, 1]]]> : tensor<3x3x3xui16>
  %of_27_literal_2 = stablehlo.constant dense<3> : tensor<ui16>
  %of_27_pad = stablehlo.pad %of_27_literal, %of_27_literal_2, low = [-2, -1, -2], high = [0, 0, 0], interior = [2, 0, 1] : (tensor<3x3x3xui16>, tensor<ui16>) -> tensor<5x2x3xui16>
  check.expect_eq_const %of_27_pad, dense<[[[3, 3, 3], [3, 3, 3]], [[2, 3, 2], [3, 3, 1]], [[3, 3, 3], [3, 3, 3]], [[3, 3, 3], [3, 3, 3]], [[2, 3, 2], [3, 3, 1]]]> : tensor<5x2x3xui16> loc("pad_27")
  %of_181_literal = stablehlo.constant dense<[]> : tensor<0xf32>
  %of_181_literal_2 = stablehlo.constant dense<-3.0> : tensor<f32>
  %of_181_pad = stablehlo.pad %of_181_literal, %of_181_literal_2, low = [1], high = [-1], interior = [2] : (tensor<0xf32>, tensor<f32>) -> tensor<0xf32>
  check.expect_eq_const %of_181_pad, dense<> : tensor<0xf32> loc("pad_181")
  %of_283_literal = stablehlo.constant dense<[]> : tensor<0xui8>
  %of_283_literal_2 = stablehlo.constant dense<1> : tensor<ui8>
  %of_283_pad = stablehlo.pad %of_283_literal, %of_283_literal_2, low = [1], high = [1], interior = [2] : (tensor<0xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq_const %of_283_pad, dense<1> : tensor<2xui8> loc("pad_283")
  %of_362_literal = stablehlo.constant dense<[]> : tensor<0xi1>
  %of_362_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_362_pad = stablehlo.pad %of_362_literal, %of_362_literal_2, low = [0], high = [1], interior = [1] : (tensor<0xi1>, tensor<i1>) -> tensor<1xi1>
  check.expect_eq_const %of_362_pad, dense<true> : tensor<1xi1> loc("pad_362")
  return
}
