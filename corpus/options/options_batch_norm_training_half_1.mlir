// Options of batch_norm_training in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[1.0, 5.0, 3.0]> : tensor<3xf16>
  %of_7_literal_2 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xf16>
  %of_7_literal_3 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf16>
  %of_7_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_7_literal, %of_7_literal_2, %of_7_literal_3) <{epsilon = 1.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_almost_eq_const %of_7_batch_norm_training#0, dense<[0.0, 0.0, 1.0]> : tensor<3xf16> loc("batch_norm_training_7")
  check.expect_almost_eq_const %of_7_batch_norm_training#1, dense<[1.0, 5.0, 3.0]> : tensor<3xf16> loc("batch_norm_training_7_1")
  check.expect_almost_eq_const %of_7_batch_norm_training#2, dense<0.0> : tensor<3xf16> loc("batch_norm_training_7_2")
  %of_8_literal = stablehlo.constant dense<[[2.0, 1.0], [3.0, 1.0], [3.0, 5.0]]> : tensor<3x2xbf16>
  %of_8_literal_2 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xbf16>
  %of_8_literal_3 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xbf16>
  %of_8_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_8_literal, %of_8_literal_2, %of_8_literal_3) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %of_8_batch_norm_training#0, dense<[[1.16, -1.16], [0.816, -0.816], [0.184, 1.81]]> : tensor<3x2xbf16> loc("batch_norm_training_8")
  check.expect_almost_eq_const %of_8_batch_norm_training#1, dense<[1.5, 2.0, 4.0]> : tensor<3xbf16> loc("batch_norm_training_8_1")
  check.expect_almost_eq_const %of_8_batch_norm_training#2, dense<[0.25, 1.0, 1.0]> : tensor<3xbf16> loc("batch_norm_training_8_2")
  %of_67_literal = stablehlo.constant dense<[[[3.0, 2.0, 3.0], [3.0, 2.0, 1.0]], [[3.0, 5.0, 3.0], [3.0, 3.0, 3.0]]]> : tensor<2x2x3xbf16>
  %of_67_literal_2 = stablehlo.constant dense<2.0> : tensor<2xbf16>
  %of_67_literal_3 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xbf16>
  %of_67_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_67_literal, %of_67_literal_2, %of_67_literal_3) <{epsilon = 1.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<2x2x3xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x2x3xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_almost_eq_const %of_67_batch_norm_training#0, dense<[[[0.742, -0.742, 0.742], [0.797, -0.797, -2.39]], [[0.742, 3.72, 0.742], [0.797, 0.797, 0.797]]]> : tensor<2x2x3xbf16> loc("batch_norm_training_67")
  check.expect_almost_eq_const %of_67_batch_norm_training#1, dense<[3.17, 2.5]> : tensor<2xbf16> loc("batch_norm_training_67_1")
  check.expect_almost_eq_const %of_67_batch_norm_training#2, dense<[0.81, 0.582]> : tensor<2xbf16> loc("batch_norm_training_67_2")
  return
}
