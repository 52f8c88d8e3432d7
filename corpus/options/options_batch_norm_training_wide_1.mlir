// Options of batch_norm_training in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_4_literal = stablehlo.constant dense<[[[2.0, 5.0], [1.0, 3.0], [1.0, 1.0]], [[1.0, 1.0], [2.0, 2.0], [1.0, 5.0]]]> : tensor<2x3x2xf64>
  %of_4_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf64>
  %of_4_literal_3 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf64>
  %of_4_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_4_literal, %of_4_literal_2, %of_4_literal_3) <{epsilon = 1.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<2x3x2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %of_4_batch_norm_training#0, dense<[[[0.8118558263232807, 4.198450952504231], [-0.3170092157370361, 1.9407208683835975], [-0.3170092157370361, -0.3170092157370361]], [[-0.5773502691896258, -0.5773502691896258], [0.0, 0.0], [-0.5773502691896258, 1.7320508075688774]]]> : tensor<2x3x2xf64> loc("batch_norm_training_4")
  check.expect_almost_eq_const %of_4_batch_norm_training#1, dense<[2.1666666666666665, 2.0]> : tensor<2xf64> loc("batch_norm_training_4_1")
  check.expect_almost_eq_const %of_4_batch_norm_training#2, dense<[2.138888888888889, 2.0]> : tensor<2xf64> loc("batch_norm_training_4_2")
  %of_46_literal = stablehlo.constant dense<[[[2.0, 1.0, 5.0], [1.0, 3.0, 3.0], [3.0, 1.0, 1.0]], [[1.0, 2.0, 2.0], [2.0, 2.0, 3.0], [5.0, 5.0, 2.0]]]> : tensor<2x3x3xf64>
  %of_46_literal_2 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
  %of_46_literal_3 = stablehlo.constant dense<[0.0, 1.0, 0.0]> : tensor<3xf64>
  %of_46_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_46_literal, %of_46_literal_2, %of_46_literal_3) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<2x3x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3x3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %of_46_batch_norm_training#0, dense<[[[-0.12403473458920833, -0.868243142124459, 2.1085904880165436], [-2.5777087639996643, 2.7888543819998315, 2.7888543819998315], [0.09950371902099882, -1.0945409092309881, -1.0945409092309881]], [[-0.868243142124459, -0.12403473458920833, -0.12403473458920833], [0.10557280900008359, 0.10557280900008359, 2.7888543819998315], [1.2935483472729856, 1.2935483472729856, -0.49751859510499463]]]> : tensor<2x3x3xf64> loc("batch_norm_training_46")
  check.expect_almost_eq_const %of_46_batch_norm_training#1, dense<[2.1666666666666665, 2.3333333333333335, 2.8333333333333335]> : tensor<3xf64> loc("batch_norm_training_46_1")
  check.expect_almost_eq_const %of_46_batch_norm_training#2, dense<[1.805555555555556, 0.5555555555555555, 2.805555555555556]> : tensor<3xf64> loc("batch_norm_training_46_2")
  %of_20_literal = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %of_20_literal_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %of_20_literal_3 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf64>
  %of_20_batch_norm_training:3 = "stablehlo.batch_norm_training"(%of_20_literal, %of_20_literal_2, %of_20_literal_3) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %of_20_batch_norm_training#0, dense<[1.0, 0.0]> : tensor<2xf64> loc("batch_norm_training_20")
  check.expect_almost_eq_const %of_20_batch_norm_training#1, dense<[1.0, 2.0]> : tensor<2xf64> loc("batch_norm_training_20_1")
  check.expect_almost_eq_const %of_20_batch_norm_training#2, dense<0.0> : tensor<2xf64> loc("batch_norm_training_20_2")
  return
}
