// Options of tanh in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_26_literal = stablehlo.constant dense<[(-0.0, 1.5), (-0.0, 0.5), (0.0, 3.0), (0.0, 0.5)]> : tensor<4xcomplex<f32>>
  %of_26_tanh = stablehlo.tanh %of_26_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_26_tanh, dense<[(-0.0, 14.10142), (-0.0, 0.5463025), (0.0, -0.14254655), (0.0, 0.5463025)]> : tensor<4xcomplex<f32>> loc("tanh_26")
  %of_4_literal = stablehlo.constant dense<[(-72.0, 0.5), (80.0, 1.5), (128.0, 2.0), (96.0, 0.5)]> : tensor<4xcomplex<f32>>
  %of_4_tanh = stablehlo.tanh %of_4_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_4_tanh, dense<[(-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, 0.0)]> : tensor<4xcomplex<f32>> loc("tanh_4")
  %of_69_literal = stablehlo.constant dense<[(0.015625, 2.0), (-0.00390625, 0.5), (0.0078125, 0.5), (-0.00390625, 0.5)]> : tensor<4xcomplex<f32>>
  %of_69_tanh = stablehlo.tanh %of_69_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_69_tanh, dense<[(0.09011263, -2.1819634), (-0.0050720074, 0.54629165), (0.0101437215, 0.5462592), (-0.0050720074, 0.54629165)]> : tensor<4xcomplex<f32>> loc("tanh_69")
  return
}
