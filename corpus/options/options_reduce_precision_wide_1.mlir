// Options of reduce_precision in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_74_literal = stablehlo.constant dense<[1.0, 1.7976931348623157e+308, 1.0, 1.0, 1.7976931348623157e+308, 1.7976931348623157e+308]> : tensor<6xf64>
  %of_74_reduce_precision = stablehlo.reduce_precision %of_74_literal, format = e11m52 : tensor<6xf64>
  check.expect_eq_const %of_74_reduce_precision, dense<[1.0, 1.7976931348623157e+308, 1.0, 1.0, 1.7976931348623157e+308, 1.7976931348623157e+308]> : tensor<6xf64> loc("reduce_precision_74")
  %of_73_literal = stablehlo.constant dense<[1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0x7FF8000000000000]> : tensor<6xf64>
  %of_73_reduce_precision = stablehlo.reduce_precision %of_73_literal, format = e12m53 : tensor<6xf64>
  check.expect_eq_const %of_73_reduce_precision, dense<[1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 1.0, 0x7FF8000000000000]> : tensor<6xf64> loc("reduce_precision_73")
  %of_40_literal = stablehlo.constant dense<[-0.0, -0.0, 1.25, -0.0, 1.25, -0.0]> : tensor<6xf64>
  %of_40_reduce_precision = stablehlo.reduce_precision %of_40_literal, format = e10m0 : tensor<6xf64>
  check.expect_eq_const %of_40_reduce_precision, dense<[-0.0, -0.0, 1.0, -0.0, 1.0, -0.0]> : tensor<6xf64> loc("reduce_precision_40")
  return
}
