// Options of log in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_95_literal = stablehlo.constant dense<[(-0.0, 3.0), (0.0, 0.75), (0.0, 0.75), (-0.0, 0.5)]> : tensor<4xcomplex<f32>>
  %of_95_log = stablehlo.log %of_95_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_95_log, dense<[(1.0986123, 1.5707964), (-0.2876821, 1.5707964), (-0.2876821, 1.5707964), (-0.6931472, 1.5707964)]> : tensor<4xcomplex<f32>> loc("log_95")
  %of_24_literal = stablehlo.constant dense<[(-0.00390625, 3.0), (0.015625, 3.0), (0.015625, 3.0), (-0.00390625, 2.0)]> : tensor<4xcomplex<f32>>
  %of_24_log = stablehlo.log %of_24_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_24_log, dense<[(1.0986131, 1.5720984), (1.0986259, 1.565588), (1.0986259, 1.565588), (0.6931491, 1.5727495)]> : tensor<4xcomplex<f32>> loc("log_24")
  %of_12_literal = stablehlo.constant dense<[(128.0, 3.0), (-72.0, 0.5), (96.0, 0.5), (128.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_12_log = stablehlo.log %of_12_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_12_log, dense<[(4.852305, 0.02343321), (4.27669, 3.1346483), (4.5643616, 0.0052082865), (4.852099, 0.011718214)]> : tensor<4xcomplex<f32>> loc("log_12")
  return
}
