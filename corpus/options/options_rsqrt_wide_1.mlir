// Options of rsqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_124_literal = stablehlo.constant dense<0x7FF0000000000000> : tensor<6xf64>
  %of_124_rsqrt = stablehlo.rsqrt %of_124_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_124_rsqrt, dense<0.0> : tensor<6xf64> loc("rsqrt_124")
  %of_34_literal = stablehlo.constant dense<[3.0, 1.5, 2.0, 1.5, 0.5, 1.5]> : tensor<6xf64>
  %of_34_rsqrt = stablehlo.rsqrt %of_34_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_34_rsqrt, dense<[0.5773502691896257, 0.816496580927726, 0.7071067811865476, 0.816496580927726, 1.4142135623730951, 0.816496580927726]> : tensor<6xf64> loc("rsqrt_34")
  return
}
