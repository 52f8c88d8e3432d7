// Options of batch_norm_grad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_23_literal = stablehlo.constant dense<[[[2.0, 2.0], [3.0, 3.0], [2.0, 1.0]], [[5.0, 1.0], [5.0, 1.0], [3.0, 1.0]]]> : tensor<2x3x2xf64>
  %of_23_literal_2 = stablehlo.constant dense<[2.0, 2.0, 1.0]> : tensor<3xf64>
  %of_23_literal_3 = stablehlo.constant dense<[2.0, 1.0, 2.0]> : tensor<3xf64>
  %of_23_literal_4 = stablehlo.constant dense<[4.0, 4.0, 1.0]> : tensor<3xf64>
  %of_23_literal_5 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 2.0], [1.0, 2.0]], [[2.0, 1.0], [1.0, 2.0], [2.0, 2.0]]]> : tensor<2x3x2xf64>
  %of_23_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_23_literal, %of_23_literal_2, %of_23_literal_3, %of_23_literal_4, %of_23_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x2xf64>) -> (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %of_23_batch_norm_grad#0, dense<[[[-0.23570226039551587, -0.23570226039551587], [-1.021376461713902, -1.021376461713902], [-0.6123724356957946, -0.06804138174397717]], [[-0.07856742013183866, 0.026189140043946218], [-3.2212642254053834, 0.23570226039551587], [0.4762896722078402, -0.06804138174397717]]]> : tensor<2x3x2xf64> loc("batch_norm_grad_23")
  check.expect_almost_eq_const %of_23_batch_norm_grad#1, dense<[2.3570226039551585, 5.656854249492381, -1.6329931618554523]> : tensor<3xf64> loc("batch_norm_grad_23_1")
  check.expect_almost_eq_const %of_23_batch_norm_grad#2, dense<[5.0, 7.0, 7.0]> : tensor<3xf64> loc("batch_norm_grad_23_2")
  %of_12_literal = stablehlo.constant dense<[2.0, 5.0, 3.0]> : tensor<3xf64>
  %of_12_literal_2 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xf64>
  %of_12_literal_3 = stablehlo.constant dense<1.0> : tensor<3xf64>
  %of_12_literal_4 = stablehlo.constant dense<[4.0, 1.0, 1.0]> : tensor<3xf64>
  %of_12_literal_5 = stablehlo.constant dense<[2.0, 1.0, 2.0]> : tensor<3xf64>
  %of_12_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_12_literal, %of_12_literal_2, %of_12_literal_3, %of_12_literal_4, %of_12_literal_5) <{epsilon = 1.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %of_12_batch_norm_grad#0, dense<[-0.35777087639996635, -5.65685424949238, -2.82842712474619]> : tensor<3xf64> loc("batch_norm_grad_12")
  check.expect_almost_eq_const %of_12_batch_norm_grad#1, dense<[0.8944271909999159, 2.82842712474619, 2.82842712474619]> : tensor<3xf64> loc("batch_norm_grad_12_1")
  check.expect_almost_eq_const %of_12_batch_norm_grad#2, dense<[2.0, 1.0, 2.0]> : tensor<3xf64> loc("batch_norm_grad_12_2")
  %of_13_literal = stablehlo.constant dense<[[3.0, 5.0], [3.0, 3.0]]> : tensor<2x2xf64>
  %of_13_literal_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %of_13_literal_3 = stablehlo.constant dense<2.0> : tensor<2xf64>
  %of_13_literal_4 = stablehlo.constant dense<[4.0, 1.0]> : tensor<2xf64>
  %of_13_literal_5 = stablehlo.constant dense<[[1.0, 1.0], [2.0, 1.0]]> : tensor<2x2xf64>
  %of_13_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_13_literal, %of_13_literal_2, %of_13_literal_3, %of_13_literal_4, %of_13_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_almost_eq_const %of_13_batch_norm_grad#0, dense<[[-0.25, -0.75], [-2.0, -4.0]]> : tensor<2x2xf64> loc("batch_norm_grad_13")
  check.expect_almost_eq_const %of_13_batch_norm_grad#1, dense<[2.0, 3.0]> : tensor<2xf64> loc("batch_norm_grad_13_1")
  check.expect_almost_eq_const %of_13_batch_norm_grad#2, dense<[2.0, 3.0]> : tensor<2xf64> loc("batch_norm_grad_13_2")
  return
}
