// Options of log_plus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[(0.0, 0.5), (0.0, 2.0), (-0.0, 3.0), (0.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_0_log_plus_one = stablehlo.log_plus_one %of_0_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_0_log_plus_one, dense<[(0.111571774, 0.4636476), (0.804719, 1.1071488), (1.1512926, 1.2490457), (0.5893275, 0.98279375)]> : tensor<4xcomplex<f32>> loc("log_plus_one_0")
  %of_32_literal = stablehlo.constant dense<[(-0.00390625, -0.00390625), (0.0078125, -0.00390625), (0.015625, 0.015625), (0.0078125, 0.0078125)]> : tensor<4xcomplex<f32>>
  %of_32_log_plus_one = stablehlo.log_plus_one %of_32_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_32_log_plus_one, dense<[(-0.00390621, -0.0039215484), (0.007789652, -0.0038759497), (0.015622516, 0.015383402), (0.0078121857, 0.007751783)]> : tensor<4xcomplex<f32>> loc("log_plus_one_32")
  return
}
