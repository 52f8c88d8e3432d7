// Options of batch_norm_training in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_10_literal = stablehlo.constant dense<[3.0, 5.0, 2.0]> : tensor<3xf32>
  %of_10_literal_2 = stablehlo.constant dense<2.0> : tensor<3xf32>
  %of_10_literal_3 = stablehlo.constant dense<[0.0, 1.0, 1.0]> : tensor<3xf32>
  %of_10_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_10_literal, %of_10_literal_2, %of_10_literal_3) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %of_10_batch_norm_training#0, dense<0x7FC00000> : tensor<3xf32> loc("batch_norm_training_10")
  check.expect_almost_eq_const %of_10_batch_norm_training#1, dense<[3.0, 5.0, 2.0]> : tensor<3xf32> loc("batch_norm_training_10_1")
  check.expect_almost_eq_const %of_10_batch_norm_training#2, dense<0.0> : tensor<3xf32> loc("batch_norm_training_10_2")
  %of_36_literal = stablehlo.constant dense<[[5.0, 1.0, 1.0], [1.0, 3.0, 2.0]]> : tensor<2x3xf32>
  %of_36_literal_2 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %of_36_literal_3 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %of_36_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_36_literal, %of_36_literal_2, %of_36_literal_3) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %of_36_batch_norm_training#0, dense<[[2.4142137, 0.2928933, 0.2928933], [-0.2247448, 2.2247448, 1.0]]> : tensor<2x3xf32> loc("batch_norm_training_36")
  check.expect_almost_eq_const %of_36_batch_norm_training#1, dense<[2.3333333, 2.0]> : tensor<2xf32> loc("batch_norm_training_36_1")
  check.expect_almost_eq_const %of_36_batch_norm_training#2, dense<[3.5555556, 0.6666667]> : tensor<2xf32> loc("batch_norm_training_36_2")
  return
}
