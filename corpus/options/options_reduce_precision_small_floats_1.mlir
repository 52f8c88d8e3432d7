// Options of reduce_precision in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_148_literal = stablehlo.constant dense<[57344.0, 1.0, 1.0, 1.0, 1.0, 57344.0]> : tensor<6xf8E5M2>
  %of_148_reduce_precision = stablehlo.reduce_precision %of_148_literal, format = e2m52 : tensor<6xf8E5M2>
  check.expect_eq_const %of_148_reduce_precision, dense<[0x7C, 1.0, 1.0, 1.0, 1.0, 0x7C]> : tensor<6xf8E5M2> loc("reduce_precision_148")
  %of_28_literal = stablehlo.constant dense<[-0.0, -0.0, 1.25, -0.0, 1.25, -0.0]> : tensor<6xf8E5M2>
  %of_28_reduce_precision = stablehlo.reduce_precision %of_28_literal, format = e11m1 : tensor<6xf8E5M2>
  check.expect_eq_const %of_28_reduce_precision, dense<[-0.0, -0.0, 1.0, -0.0, 1.0, -0.0]> : tensor<6xf8E5M2> loc("reduce_precision_28")
  %of_123_literal = stablehlo.constant dense<[0xFC, 1.0, 0xFC, 0x7C, 0xFC, 0xFC]> : tensor<6xf8E5M2>
  %of_123_reduce_precision = stablehlo.reduce_precision %of_123_literal, format = e5m0 : tensor<6xf8E5M2>
  check.expect_eq_const %of_123_reduce_precision, dense<[0xFC, 1.0, 0xFC, 0x7C, 0xFC, 0xFC]> : tensor<6xf8E5M2> loc("reduce_precision_123")
  %of_37_literal = stablehlo.constant dense<3.0517578125e-05> : tensor<6xf8E5M2>
  %of_37_reduce_precision = stablehlo.reduce_precision %of_37_literal, format = e6m2 : tensor<6xf8E5M2>
  check.expect_eq_const %of_37_reduce_precision, dense<0.00003> : tensor<6xf8E5M2> loc("reduce_precision_37")
  %of_63_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7E, 0x7E, 0x7E]> : tensor<6xf8E5M2>
  %of_63_reduce_precision = stablehlo.reduce_precision %of_63_literal, format = e4m52 : tensor<6xf8E5M2>
  check.expect_eq_const %of_63_reduce_precision, dense<[1.0, 1.0, 1.0, 0x7E, 0x7E, 0x7E]> : tensor<6xf8E5M2> loc("reduce_precision_63")
  return
}
