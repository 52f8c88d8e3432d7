// Options of exponential in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[(-0.0, 2.0), (0.0, 3.0), (-0.0, 3.0), (0.0, 3.0)]> : tensor<4xcomplex<f32>>
  %of_17_exponential = stablehlo.exponential %of_17_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_17_exponential, dense<[(-0.41614684, 0.9092974), (-0.9899925, 0.14112), (-0.9899925, 0.14112), (-0.9899925, 0.14112)]> : tensor<4xcomplex<f32>> loc("exponential_17")
  %of_49_literal = stablehlo.constant dense<[(0.75, 0.5), (0.5, 0.5), (-0.5, 3.0), (-1.25, 0.5)]> : tensor<4xcomplex<f32>>
  %of_49_exponential = stablehlo.exponential %of_49_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_49_exponential, dense<[(1.8578423, 1.0149438), (1.446889, 0.79043907), (-0.6004608, 0.08559361), (0.2514316, 0.13735771)]> : tensor<4xcomplex<f32>> loc("exponential_49")
  return
}
