// Options of cosine in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[(-0.0, 0.0), (-0.0, 0.0), (0.0, 0.0), (-0.0, -0.0)]> : tensor<4xcomplex<f32>>
  %of_17_cosine = stablehlo.cosine %of_17_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_17_cosine, dense<[(1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0)]> : tensor<4xcomplex<f32>> loc("cosine_17")
  %of_7_literal = stablehlo.constant dense<[(-0.00390625, -0.00390625), (-0.00390625, 0.0078125), (0.015625, 0.0078125), (-0.00390625, 0.015625)]> : tensor<4xcomplex<f32>>
  %of_7_cosine = stablehlo.cosine %of_7_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_7_cosine, dense<[(1.0, -0.000015258789), (1.0000229, 0.00003051781), (0.99990845, -0.00012206659), (1.0001144, 0.000061037485)]> : tensor<4xcomplex<f32>> loc("cosine_7")
  return
}
