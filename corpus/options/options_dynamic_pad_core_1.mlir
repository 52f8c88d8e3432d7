// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_155_literal = stablehlo.constant dense<[[[2, 4, 1, 1], [4, 3, 3, 2], [3, 3, 1, 4]], [[2, 4, 2, 3], [3, 4, 1, 3], [3, 1, 4, 2]]]> : tensor<2x3x4xui8>
  %of_155_literal_2 = stablehlo.constant dense<2> : tensor<ui8>
  %of_155_literal_3 = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi32>
  %of_155_literal_4 = stablehlo.constant dense<0> : tensor<3xi32>
  %of_155_literal_5 = stablehlo.constant dense<0> : tensor<3xi32>
  %of_155_dynamic_pad = stablehlo.dynamic_pad %of_155_literal, %of_155_literal_2, %of_155_literal_3, %of_155_literal_4, %of_155_literal_5 : (tensor<2x3x4xui8>, tensor<ui8>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x4x3xui8>
  check.expect_eq_const %of_155_dynamic_pad, dense<[[[2, 2, 2], [4, 1, 1], [3, 3, 2], [3, 1, 4]], [[2, 2, 2], [4, 2, 3], [4, 1, 3], [1, 4, 2]]]> : tensor<2x4x3xui8> loc("dynamic_pad_155")
  %of_66_literal = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %of_66_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_66_literal_3 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_66_literal_4 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_66_literal_5 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_66_dynamic_pad = stablehlo.dynamic_pad %of_66_literal, %of_66_literal_2, %of_66_literal_3, %of_66_literal_4, %of_66_literal_5 : (tensor<3xi1>, tensor<i1>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi1>
  check.expect_eq_const %of_66_dynamic_pad, dense<[true, false, false]> : tensor<3xi1> loc("dynamic_pad_66")
  %of_83_literal = stablehlo.constant dense<> : tensor<0xf32>
  %of_83_literal_2 = stablehlo.constant dense<3.0> : tensor<f32>
  %of_83_literal_3 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_83_literal_4 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_83_literal_5 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_83_dynamic_pad = stablehlo.dynamic_pad %of_83_literal, %of_83_literal_2, %of_83_literal_3, %of_83_literal_4, %of_83_literal_5 : (tensor<0xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  check.expect_eq_const %of_83_dynamic_pad, dense<3.0> : tensor<1xf32> loc("dynamic_pad_83")
  %of_44_literal = stablehlo.constant dense<[[[false, false, true], [false, false, false]], [[true, true, false], [true, false, true]]]> : tensor<2x2x3xi1>
  %of_44_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_44_literal_3 = stablehlo.constant dense<[1, 0, 2]> : tensor<3xi32>
  %of_44_literal_4 = stablehlo.constant dense<[-1, 0, -1]> : tensor<3xi32>
  %of_44_literal_5 = stablehlo.constant dense<[1, 0, 2]> : tensor<3xi32>
  %of_44_dynamic_pad = stablehlo.dynamic_pad %of_44_literal, %of_44_literal_2, %of_44_literal_3, %of_44_literal_4, %of_44_literal_5 : (tensor<2x2x3xi1>, tensor<i1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x2x8xi1>
  check.expect_eq_const %of_44_dynamic_pad, dense<[[[true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true]], [[true, true, false, true, true, false, true, true], [true, true, false, true, true, false, true, true]], [[true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true]]]> : tensor<3x2x8xi1> loc("dynamic_pad_44")
  %of_70_literal = stablehlo.constant dense<3> : tensor<1x1xi8>
  %of_70_literal_2 = stablehlo.constant dense<1> : tensor<i8>
  %of_70_literal_3 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_70_literal_4 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_70_literal_5 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_70_dynamic_pad = stablehlo.dynamic_pad %of_70_literal, %of_70_literal_2, %of_70_literal_3, %of_70_literal_4, %of_70_literal_5 : (tensor<1x1xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x1xi8>
  check.expect_eq_const %of_70_dynamic_pad, dense<3> : tensor<1x1xi8> loc("dynamic_pad_70")
  %of_243_literal = stablehlo.constant dense<[[3, 3, 3], [1, 1, 2], [1, 3, 3], [3, 1, 2]]> : tensor<4x3xui32>
  %of_243_literal_2 = stablehlo.constant dense<4> : tensor<ui32>
  %of_243_literal_3 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_243_literal_4 = stablehlo.constant dense<-2> : tensor<2xi32>
  %of_243_literal_5 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %of_243_dynamic_pad = stablehlo.dynamic_pad %of_243_literal, %of_243_literal_2, %of_243_literal_3, %of_243_literal_4, %of_243_literal_5 : (tensor<4x3xui32>, tensor<ui32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<8x1xui32>
  check.expect_eq_const %of_243_dynamic_pad, dense<[[3], [4], [4], [1], [4], [4], [1], [4]]> : tensor<8x1xui32> loc("dynamic_pad_243")
  %of_88_literal = stablehlo.constant dense<> : tensor<0x3xi1>
  %of_88_literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %of_88_literal_3 = stablehlo.constant dense<-1> : tensor<2xi32>
  %of_88_literal_4 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %of_88_literal_5 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_88_dynamic_pad = stablehlo.dynamic_pad %of_88_literal, %of_88_literal_2, %of_88_literal_3, %of_88_literal_4, %of_88_literal_5 : (tensor<0x3xi1>, tensor<i1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x2xi1>
  check.expect_eq_const %of_88_dynamic_pad, dense<> : tensor<0x2xi1> loc("dynamic_pad_88")
  return
}
