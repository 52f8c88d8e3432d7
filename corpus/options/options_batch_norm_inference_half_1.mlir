// Options of batch_norm_inference in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[5.0, 2.0]> : tensor<2xf16>
  %of_0_literal_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %of_0_literal_3 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf16>
  %of_0_literal_4 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %of_0_literal_5 = stablehlo.constant dense<4.0> : tensor<2xf16>
  %of_0_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_0_literal, %of_0_literal_2, %of_0_literal_3, %of_0_literal_4, %of_0_literal_5) <{epsilon = 1.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  check.expect_almost_eq_const %of_0_batch_norm_inference, dense<[1.789, 1.0]> : tensor<2xf16> loc("batch_norm_inference_0")
  %of_43_literal = stablehlo.constant dense<[[[3.0, 2.0], [1.0, 5.0]], [[2.0, 1.0], [2.0, 3.0]], [[2.0, 5.0], [2.0, 1.0]]]> : tensor<3x2x2xbf16>
  %of_43_literal_2 = stablehlo.constant dense<2.0> : tensor<2xbf16>
  %of_43_literal_3 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xbf16>
  %of_43_literal_4 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xbf16>
  %of_43_literal_5 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xbf16>
  %of_43_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_43_literal, %of_43_literal_2, %of_43_literal_3, %of_43_literal_4, %of_43_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<3x2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<3x2x2xbf16>
  check.expect_almost_eq_const %of_43_batch_norm_inference, dense<[[[3.0, 1.0], [0.0, 4.0]], [[1.0, -1.0], [1.0, 2.0]], [[1.0, 7.0], [1.0, 0.0]]]> : tensor<3x2x2xbf16> loc("batch_norm_inference_43")
  %of_1_literal = stablehlo.constant dense<[[1.0, 2.0], [5.0, 2.0]]> : tensor<2x2xbf16>
  %of_1_literal_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %of_1_literal_3 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  %of_1_literal_4 = stablehlo.constant dense<1.0> : tensor<2xbf16>
  %of_1_literal_5 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xbf16>
  %of_1_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_1_literal, %of_1_literal_2, %of_1_literal_3, %of_1_literal_4, %of_1_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<2x2xbf16>
  check.expect_almost_eq_const %of_1_batch_norm_inference, dense<[[0.0, 1.94], [3.27, 1.94]]> : tensor<2x2xbf16> loc("batch_norm_inference_1")
  %of_3_literal = stablehlo.constant dense<[[2.0, 1.0], [5.0, 2.0], [5.0, 2.0]]> : tensor<3x2xbf16>
  %of_3_literal_2 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xbf16>
  %of_3_literal_3 = stablehlo.constant dense<0.0> : tensor<3xbf16>
  %of_3_literal_4 = stablehlo.constant dense<[2.0, 2.0, 1.0]> : tensor<3xbf16>
  %of_3_literal_5 = stablehlo.constant dense<[4.0, 1.0, 4.0]> : tensor<3xbf16>
  %of_3_batch_norm_inference = "stablehlo.batch_norm_inference"(%of_3_literal, %of_3_literal_2, %of_3_literal_3, %of_3_literal_4, %of_3_literal_5) <{epsilon = 1.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3x2xbf16>
  check.expect_almost_eq_const %of_3_batch_norm_inference, dense<[[0.0, -0.895], [2.12, 0.0], [1.79, 0.447]]> : tensor<3x2xbf16> loc("batch_norm_inference_3")
  return
}
