// Options of tan in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[(0.0078125, 0.75), (0.015625, 0.5), (0.015625, 0.75), (0.0078125, 2.0)]> : tensor<4xcomplex<f32>>
  %of_0_tan = stablehlo.tan %of_0_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_0_tan, dense<[(0.0046608066, 0.63517207), (0.012288605, 0.4622059), (0.009321494, 0.63524145), (0.0005519395, 0.96403176)]> : tensor<4xcomplex<f32>> loc("tan_0")
  %of_14_literal = stablehlo.constant dense<[(128.0, 96.0), (128.0, 128.0), (-72.0, 128.0), (80.0, 96.0)]> : tensor<4xcomplex<f32>>
  %of_14_tan = stablehlo.tan %of_14_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_14_tan, dense<[(-0.0, 1.0), (-0.0, 1.0), (0.0, 1.0), (0.0, 1.0)]> : tensor<4xcomplex<f32>> loc("tan_14")
  %of_38_literal = stablehlo.constant dense<[(-0.0, 1.5), (0.0, 0.5), (-0.0, 0.75), (0.0, 0.75)]> : tensor<4xcomplex<f32>>
  %of_38_tan = stablehlo.tan %of_38_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_38_tan, dense<[(-0.0, 0.90514827), (0.0, 0.46211717), (-0.0, 0.63514894), (0.0, 0.63514894)]> : tensor<4xcomplex<f32>> loc("tan_38")
  return
}
