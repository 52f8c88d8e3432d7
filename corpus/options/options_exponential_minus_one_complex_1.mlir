// Options of exponential_minus_one in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_6_literal = stablehlo.constant dense<[(-0.00390625, 0.75), (-0.00390625, 2.0), (-0.00390625, 3.0), (-0.00390625, 0.5)]> : tensor<4xcomplex<f32>>
  %of_6_exponential_minus_one = stablehlo.exponential_minus_one %of_6_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_6_exponential_minus_one, dense<[(-0.2711637, 0.6789813), (-1.4145244, 0.9057524), (-1.9861329, 0.14056984), (-0.1258388, 0.47755644)]> : tensor<4xcomplex<f32>> loc("exponential_minus_one_6")
  %of_48_literal = stablehlo.constant dense<[(-0.0, 3.0), (0.0, 1.5), (0.0, 0.75), (-0.0, 1.5)]> : tensor<4xcomplex<f32>>
  %of_48_exponential_minus_one = stablehlo.exponential_minus_one %of_48_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_48_exponential_minus_one, dense<[(-1.9899925, 0.14112), (-0.9292628, 0.997495), (-0.26831114, 0.6816388), (-0.9292628, 0.997495)]> : tensor<4xcomplex<f32>> loc("exponential_minus_one_48")
  return
}
