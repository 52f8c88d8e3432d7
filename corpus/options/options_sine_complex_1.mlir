// Options of sine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (-0.0, 0.0)]> : tensor<4xcomplex<f32>>
  %of_7_sine = stablehlo.sine %of_7_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_7_sine, dense<[(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (-0.0, 0.0)]> : tensor<4xcomplex<f32>> loc("sine_7")
  %of_32_literal = stablehlo.constant dense<[(128.0, 3.0), (96.0, 2.0), (96.0, 0.5), (-72.0, 0.5)]> : tensor<4xcomplex<f32>>
  %of_32_sine = stablehlo.sine %of_32_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_32_sine, dense<[(7.259164, -6.941344), (3.7004495, -0.65439606), (1.109119, -0.09402146), (-0.2862178, -0.50402975)]> : tensor<4xcomplex<f32>> loc("sine_32")
  return
}
