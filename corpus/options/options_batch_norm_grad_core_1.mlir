// Options of batch_norm_grad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_25_literal = stablehlo.constant dense<[[3.0, 2.0, 2.0], [5.0, 2.0, 1.0], [2.0, 2.0, 3.0]]> : tensor<3x3xf32>
  %of_25_literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %of_25_literal_3 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xf32>
  %of_25_literal_4 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %of_25_literal_5 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [2.0, 2.0, 1.0], [2.0, 1.0, 2.0]]> : tensor<3x3xf32>
  %of_25_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_25_literal, %of_25_literal_2, %of_25_literal_3, %of_25_literal_4, %of_25_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %of_25_batch_norm_grad#0, dense<[[-0.18144368, 0.0, 0.0], [-6.9855814, -1.5422711, -0.544331], [-0.9979401, -1.8144367, -2.268046]]> : tensor<3x3xf32> loc("batch_norm_grad_25")
  check.expect_almost_eq_const %of_25_batch_norm_grad#1, dense<[0.81649655, 8.164966, 5.715476]> : tensor<3xf32> loc("batch_norm_grad_25_1")
  check.expect_almost_eq_const %of_25_batch_norm_grad#2, dense<[3.0, 5.0, 5.0]> : tensor<3xf32> loc("batch_norm_grad_25_2")
  %of_1_literal = stablehlo.constant dense<[3.0, 5.0, 3.0]> : tensor<3xf32>
  %of_1_literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %of_1_literal_3 = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xf32>
  %of_1_literal_4 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %of_1_literal_5 = stablehlo.constant dense<[1.0, 2.0, 2.0]> : tensor<3xf32>
  %of_1_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_1_literal, %of_1_literal_2, %of_1_literal_3, %of_1_literal_4, %of_1_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %of_1_batch_norm_grad#0, dense<[-1.0, -32.0, -8.0]> : tensor<3xf32> loc("batch_norm_grad_1")
  check.expect_almost_eq_const %of_1_batch_norm_grad#1, dense<[1.0, 8.0, 4.0]> : tensor<3xf32> loc("batch_norm_grad_1_1")
  check.expect_almost_eq_const %of_1_batch_norm_grad#2, dense<[1.0, 2.0, 2.0]> : tensor<3xf32> loc("batch_norm_grad_1_2")
  %of_35_literal = stablehlo.constant dense<[[[2.0, 3.0], [5.0, 2.0]], [[3.0, 5.0], [5.0, 3.0]]]> : tensor<2x2x2xf32>
  %of_35_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %of_35_literal_3 = stablehlo.constant dense<2.0> : tensor<2xf32>
  %of_35_literal_4 = stablehlo.constant dense<[4.0, 1.0]> : tensor<2xf32>
  %of_35_literal_5 = stablehlo.constant dense<[[[1.0, 2.0], [1.0, 1.0]], [[2.0, 1.0], [1.0, 2.0]]]> : tensor<2x2x2xf32>
  %of_35_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_35_literal, %of_35_literal_2, %of_35_literal_3, %of_35_literal_4, %of_35_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %of_35_batch_norm_grad#0, dense<[[[-0.5, 0.0625], [-6.25, -0.25]], [[0.0625, -1.8125], [-6.25, -1.25]]]> : tensor<2x2x2xf32> loc("batch_norm_grad_35")
  check.expect_almost_eq_const %of_35_batch_norm_grad#1, dense<[3.5, 8.0]> : tensor<2xf32> loc("batch_norm_grad_35_1")
  check.expect_almost_eq_const %of_35_batch_norm_grad#2, dense<[6.0, 5.0]> : tensor<2xf32> loc("batch_norm_grad_35_2")
  return
}
