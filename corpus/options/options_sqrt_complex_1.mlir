// Options of sqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_70_literal = stablehlo.constant dense<[(-0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (0.0, 0.0)]> : tensor<4xcomplex<f32>>
  %of_70_sqrt = stablehlo.sqrt %of_70_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_70_sqrt, dense<[(0.0, 0.0), (0.0, 0.0), (0.0, -0.0), (0.0, 0.0)]> : tensor<4xcomplex<f32>> loc("sqrt_70")
  %of_117_literal = stablehlo.constant dense<[(-0.00390625, 2.0), (0.0078125, 1.5), (0.015625, 0.5), (0.015625, 0.5)]> : tensor<4xcomplex<f32>>
  %of_117_sqrt = stablehlo.sqrt %of_117_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_117_sqrt, dense<[(0.9990239, 1.000977), (0.8682836, 0.86377305), (0.5078726, 0.49224946), (0.5078726, 0.49224946)]> : tensor<4xcomplex<f32>> loc("sqrt_117")
  return
}
