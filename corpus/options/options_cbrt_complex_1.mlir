// Options of cbrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[(-0.0, 2.0), (-0.0, 1.5), (-0.0, 0.75), (-0.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_1_cbrt = stablehlo.cbrt %of_1_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_1_cbrt, dense<[(1.0911236, 0.62996054), (0.9913516, 0.5723571), (0.7868363, 0.45428014), (0.9913516, 0.5723571)]> : tensor<4xcomplex<f32>> loc("cbrt_1")
  %of_27_literal = stablehlo.constant dense<[(96.0, 0.75), (-72.0, 2.0), (96.0, 0.75), (-72.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_27_cbrt = stablehlo.cbrt %of_27_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_27_cbrt, dense<[(4.578888, 0.011923972), (2.1136167, 3.5838623), (4.578888, 0.011923972), (2.1052017, 3.5885408)]> : tensor<4xcomplex<f32>> loc("cbrt_27")
  %of_19_literal = stablehlo.constant dense<[(0.0078125, 2.0), (-0.00390625, 0.75), (0.0078125, 2.0), (0.015625, 0.5)]> : tensor<4xcomplex<f32>>
  %of_19_cbrt = stablehlo.cbrt %of_19_literal : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_19_cbrt, dense<[(1.0919458, 0.6285409), (0.78605, 0.45564756), (1.0919458, 0.6285409), (0.6915725, 0.38973457)]> : tensor<4xcomplex<f32>> loc("cbrt_19")
  return
}
