// Options of logistic in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_19_literal = stablehlo.constant dense<[(0.0078125, 2.0), (0.0078125, 2.0), (0.015625, 3.0), (-0.00390625, 1.5)]> : tensor<4xcomplex<f32>>
  %of_19_logistic = stablehlo.logistic %of_19_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_19_logistic, dense<[(0.5066902, 0.77866316), (0.5066902, 0.77866316), (1.2712877, 6.965741), (0.49817592, 0.46579492)]> : tensor<4xcomplex<f32>> loc("logistic_19")
  %of_35_literal = stablehlo.constant dense<[(128.0, 80.0), (80.0, 128.0), (-72.0, -72.0), (96.0, 128.0)]> : tensor<4xcomplex<f32>>
  %of_35_logistic = stablehlo.logistic %of_35_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_35_logistic, dense<[(1.0, -0.0), (1.0, 1.301366e-35), (-5.203988e-32, -1.3656169e-32), (1.0, 1.464e-42)]> : tensor<4xcomplex<f32>> loc("logistic_35")
  %of_89_literal = stablehlo.constant dense<[(-0.0, 0.5), (0.0, 2.0), (0.0, 0.75), (0.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_89_logistic = stablehlo.logistic %of_89_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_89_logistic, dense<[(0.5, 0.12767096), (0.5, 0.77870387), (0.5, 0.19681329), (0.5, 0.46579823)]> : tensor<4xcomplex<f32>> loc("logistic_89")
  return
}
