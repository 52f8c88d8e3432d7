// Options of batch_norm_inference in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_33_literal = stablehlo.constant dense<[5.0, 5.0, 1.0]> : tensor<3xf32>
  %of_33_literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %of_33_literal_3 = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf32>
  %of_33_literal_4 = stablehlo.constant dense<[2.0, 2.0, 1.0]> : tensor<3xf32>
  %of_33_literal_5 = stablehlo.constant dense<[4.0, 1.0, 1.0]> : tensor<3xf32>
  %of_33_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_33_literal, %of_33_literal_2, %of_33_literal_3, %of_33_literal_4, %of_33_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %of_33_batch_norm_inference, dense<[2.5, 4.0, 0.0]> : tensor<3xf32> loc("batch_norm_inference_33")
  %of_13_literal = stablehlo.constant dense<[[[5.0, 2.0], [5.0, 3.0]], [[5.0, 5.0], [2.0, 1.0]], [[2.0, 2.0], [5.0, 2.0]]]> : tensor<3x2x2xf32>
  %of_13_literal_2 = stablehlo.constant dense<2.0> : tensor<2xf32>
  %of_13_literal_3 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %of_13_literal_4 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %of_13_literal_5 = stablehlo.constant dense<[4.0, 1.0]> : tensor<2xf32>
  %of_13_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_13_literal, %of_13_literal_2, %of_13_literal_3, %of_13_literal_4, %of_13_literal_5) <{epsilon = 1.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<3x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2x2xf32>
  check.expect_almost_eq_const %of_13_batch_norm_inference, dense<[[[3.6832814, 1.0], [6.656854, 3.828427]], [[3.6832814, 3.6832814], [2.4142137, 1.0]], [[1.0, 1.0], [6.656854, 2.4142137]]]> : tensor<3x2x2xf32> loc("batch_norm_inference_13")
  return
}
