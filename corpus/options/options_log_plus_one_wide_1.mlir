// Options of log_plus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_29_literal = stablehlo.constant dense<[0.015625, -0.00390625, -0.00390625, -0.00390625, -0.00390625, 0.0078125]> : tensor<6xf64>
  %of_29_log_plus_one = stablehlo.log_plus_one %of_29_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_29_log_plus_one, dense<[0.015504186535965254, -0.003913899321136329, -0.003913899321136329, -0.003913899321136329, -0.003913899321136329, 0.007782140442054949]> : tensor<6xf64> loc("log_plus_one_29")
  %of_39_literal = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf64>
  %of_39_log_plus_one = stablehlo.log_plus_one %of_39_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<6xf64>
  check.expect_almost_eq_const %of_39_log_plus_one, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.6931471805599453, 0.6931471805599453, 0.6931471805599453, 0.6931471805599453]> : tensor<6xf64> loc("log_plus_one_39")
  return
}
