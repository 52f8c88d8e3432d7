// Options of rsqrt in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_9_literal = stablehlo.constant dense<[(-0.0, 1.5), (-0.0, 2.0), (-0.0, 1.5), (0.0, 0.5)]> : tensor<4xcomplex<f32>>
  %of_9_rsqrt = stablehlo.rsqrt %of_9_literal {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_9_rsqrt, dense<[(0.57735026, -0.57735026), (0.5, -0.5), (0.57735026, -0.57735026), (1.0, -1.0)]> : tensor<4xcomplex<f32>> loc("rsqrt_9")
  %of_2_literal = stablehlo.constant dense<[(-0.00390625, 0.75), (0.015625, 2.0), (0.0078125, 2.0), (0.0078125, 0.5)]> : tensor<4xcomplex<f32>>
  %of_2_rsqrt = stablehlo.rsqrt %of_2_literal {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %of_2_rsqrt, dense<[(0.814362, -0.81861454), (0.5019416, -0.49803552), (0.5009737, -0.49902058), (1.0077198, -0.99209714)]> : tensor<4xcomplex<f32>> loc("rsqrt_2")
  return
}
