// Options of batch_norm_inference in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_21_literal = stablehlo.constant dense<[[[3.0, 2.0, 2.0], [2.0, 1.0, 2.0]], [[1.0, 2.0, 1.0], [5.0, 2.0, 5.0]]]> : tensor<2x2x3xf64>
  %of_21_literal_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %of_21_literal_3 = stablehlo.constant dense<1.0> : tensor<2xf64>
  %of_21_literal_4 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %of_21_literal_5 = stablehlo.constant dense<[4.0, 1.0]> : tensor<2xf64>
  %of_21_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_21_literal, %of_21_literal_2, %of_21_literal_3, %of_21_literal_4, %of_21_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x2x3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<2x2x3xf64>
  check.expect_almost_eq_const %of_21_batch_norm_inference, dense<[[[1.9428090415820636, 1.4714045207910318, 1.4714045207910318], [1.0, -0.6329931618554523, 1.0]], [[1.0, 1.4714045207910318, 1.0], [5.898979485566357, 1.0, 5.898979485566357]]]> : tensor<2x2x3xf64> loc("batch_norm_inference_21")
  %of_7_literal = stablehlo.constant dense<[[[3.0, 2.0], [2.0, 5.0], [3.0, 5.0]], [[1.0, 5.0], [3.0, 2.0], [5.0, 3.0]]]> : tensor<2x3x2xf64>
  %of_7_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf64>
  %of_7_literal_3 = stablehlo.constant dense<1.0> : tensor<2xf64>
  %of_7_literal_4 = stablehlo.constant dense<1.0> : tensor<2xf64>
  %of_7_literal_5 = stablehlo.constant dense<1.0> : tensor<2xf64>
  %of_7_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_7_literal, %of_7_literal_2, %of_7_literal_3, %of_7_literal_4, %of_7_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<2x3x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<2x3x2xf64>
  check.expect_almost_eq_const %of_7_batch_norm_inference, dense<[[[4.265986323710905, 2.6329931618554525], [2.6329931618554525, 7.531972647421809], [4.265986323710905, 7.531972647421809]], [[1.0, 4.265986323710905], [2.6329931618554525, 1.8164965809277263], [4.265986323710905, 2.6329931618554525]]]> : tensor<2x3x2xf64> loc("batch_norm_inference_7")
  %of_19_literal = stablehlo.constant dense<[2.0, 2.0, 5.0]> : tensor<3xf64>
  %of_19_literal_2 = stablehlo.constant dense<[2.0, 1.0, 2.0]> : tensor<3xf64>
  %of_19_literal_3 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf64>
  %of_19_literal_4 = stablehlo.constant dense<[1.0, 1.0, 2.0]> : tensor<3xf64>
  %of_19_literal_5 = stablehlo.constant dense<[4.0, 1.0, 1.0]> : tensor<3xf64>
  %of_19_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_19_literal, %of_19_literal_2, %of_19_literal_3, %of_19_literal_4, %of_19_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  check.expect_almost_eq_const %of_19_batch_norm_inference, dense<[0.9428090415820635, 0.8164965809277261, 5.898979485566357]> : tensor<3xf64> loc("batch_norm_inference_19")
  return
}
