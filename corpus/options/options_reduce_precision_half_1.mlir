// Options of reduce_precision in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[7.346839692639297e-40, -2.938735877055719e-39, 7.346839692639297e-40, 7.346839692639297e-40, 7.346839692639297e-40, 7.346839692639297e-40]> : tensor<6xbf16>
  %of_17_reduce_precision = stablehlo.reduce_precision %of_17_literal, format = e8m0 : tensor<6xbf16>
  check.expect_eq_const %of_17_reduce_precision, dense<[0.0, -0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xbf16> loc("reduce_precision_17")
  %of_45_literal = stablehlo.constant dense<[65504.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf16>
  %of_45_reduce_precision = stablehlo.reduce_precision %of_45_literal, format = e11m0 : tensor<6xf16>
  check.expect_eq_const %of_45_reduce_precision, dense<[0x7C00, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf16> loc("reduce_precision_45")
  %of_194_literal = stablehlo.constant dense<[1.0, 0x7F80, 1.0, 0xFF80, 0x7F80, 1.0]> : tensor<6xbf16>
  %of_194_reduce_precision = stablehlo.reduce_precision %of_194_literal, format = e9m8 : tensor<6xbf16>
  check.expect_eq_const %of_194_reduce_precision, dense<[1.0, 0x7F80, 1.0, 0xFF80, 0x7F80, 1.0]> : tensor<6xbf16> loc("reduce_precision_194")
  %of_81_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16>
  %of_81_reduce_precision = stablehlo.reduce_precision %of_81_literal, format = e5m11 : tensor<6xf16>
  check.expect_eq_const %of_81_reduce_precision, dense<[1.0, 1.0, 1.0, 0x7E00, 0x7E00, 0x7E00]> : tensor<6xf16> loc("reduce_precision_81")
  %of_1_literal = stablehlo.constant dense<[1.25, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<6xbf16>
  %of_1_reduce_precision = stablehlo.reduce_precision %of_1_literal, format = e8m7 : tensor<6xbf16>
  check.expect_eq_const %of_1_reduce_precision, dense<[1.25, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<6xbf16> loc("reduce_precision_1")
  %of_14_literal = stablehlo.constant dense<9.5367431640625e-07> : tensor<6xf16>
  %of_14_reduce_precision = stablehlo.reduce_precision %of_14_literal, format = e5m10 : tensor<6xf16>
  check.expect_eq_const %of_14_reduce_precision, dense<9.5e-07> : tensor<6xf16> loc("reduce_precision_14")
  %of_103_literal = stablehlo.constant dense<[-0.0, -0.0, 1.25, -0.0, 1.25, -0.0]> : tensor<6xf16>
  %of_103_reduce_precision = stablehlo.reduce_precision %of_103_literal, format = e2m52 : tensor<6xf16>
  check.expect_eq_const %of_103_reduce_precision, dense<[-0.0, -0.0, 1.25, -0.0, 1.25, -0.0]> : tensor<6xf16> loc("reduce_precision_103")
  %of_12_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 0x7C00]> : tensor<6xf16>
  %of_12_reduce_precision = stablehlo.reduce_precision %of_12_literal, format = e4m0 : tensor<6xf16>
  check.expect_eq_const %of_12_reduce_precision, dense<[1.0, 1.0, 1.0, 1.0, 1.0, 0x7C00]> : tensor<6xf16> loc("reduce_precision_12")
  %of_33_literal = stablehlo.constant dense<[1.0, 1.0, 3.3895313892515355e+38, 3.3895313892515355e+38, 1.0, 3.3895313892515355e+38]> : tensor<6xbf16>
  %of_33_reduce_precision = stablehlo.reduce_precision %of_33_literal, format = e2m8 : tensor<6xbf16>
  check.expect_eq_const %of_33_reduce_precision, dense<[1.0, 1.0, 0x7F80, 0x7F80, 1.0, 0x7F80]> : tensor<6xbf16> loc("reduce_precision_33")
  %of_34_literal = stablehlo.constant dense<[0x7FC0, 0x7FC0, 1.0, 0x7FC0, 1.0, 0x7FC0]> : tensor<6xbf16>
  %of_34_reduce_precision = stablehlo.reduce_precision %of_34_literal, format = e9m1 : tensor<6xbf16>
  check.expect_eq_const %of_34_reduce_precision, dense<[0x7FC0, 0x7FC0, 1.0, 0x7FC0, 1.0, 0x7FC0]> : tensor<6xbf16> loc("reduce_precision_34")
  return
}
