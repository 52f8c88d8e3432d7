// Options of sine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[128.0, -72.0, 80.0, 80.0, -72.0, 128.0]> : tensor<6xf32>
  %of_1_sine = stablehlo.sine %of_1_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<6xf32>
  check.expect_almost_eq_const %of_1_sine, dense<[0.7210377, -0.25382337, -0.9938887, -0.9938887, -0.25382337, 0.7210377]> : tensor<6xf32> loc("sine_1")
  return
}
