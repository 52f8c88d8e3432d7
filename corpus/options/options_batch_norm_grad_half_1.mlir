// Options of batch_norm_grad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[2.0, 2.0, 5.0]> : tensor<3xbf16>
  %of_0_literal_2 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xbf16>
  %of_0_literal_3 = stablehlo.constant dense<[1.0, 2.0, 2.0]> : tensor<3xbf16>
  %of_0_literal_4 = stablehlo.constant dense<[4.0, 4.0, 1.0]> : tensor<3xbf16>
  %of_0_literal_5 = stablehlo.constant dense<2.0> : tensor<3xbf16>
  %of_0_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_0_literal, %of_0_literal_2, %of_0_literal_3, %of_0_literal_4, %of_0_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 0 : i64}> : (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_almost_eq_const %of_0_batch_norm_grad#0, dense<[-0.21, 0.0, -9.8]> : tensor<3xbf16> loc("batch_norm_grad_0")
  check.expect_almost_eq_const %of_0_batch_norm_grad#1, dense<[0.94, 0.0, 4.9]> : tensor<3xbf16> loc("batch_norm_grad_0_1")
  check.expect_almost_eq_const %of_0_batch_norm_grad#2, dense<2.0> : tensor<3xbf16> loc("batch_norm_grad_0_2")
  %of_7_literal = stablehlo.constant dense<[[2.0, 2.0], [5.0, 3.0]]> : tensor<2x2xf16>
  %of_7_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf16>
  %of_7_literal_3 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf16>
  %of_7_literal_4 = stablehlo.constant dense<1.0> : tensor<2xf16>
  %of_7_literal_5 = stablehlo.constant dense<[[1.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf16>
  %of_7_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_7_literal, %of_7_literal_2, %of_7_literal_3, %of_7_literal_4, %of_7_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<2x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x2xf16>) -> (tensor<2x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_almost_eq_const %of_7_batch_norm_grad#0, dense<[[-1.0, 1.0], [-24.0, -12.0]]> : tensor<2x2xf16> loc("batch_norm_grad_7")
  check.expect_almost_eq_const %of_7_batch_norm_grad#1, dense<[0.0, 12.0]> : tensor<2xf16> loc("batch_norm_grad_7_1")
  check.expect_almost_eq_const %of_7_batch_norm_grad#2, dense<[3.0, 4.0]> : tensor<2xf16> loc("batch_norm_grad_7_2")
  %of_2_literal = stablehlo.constant dense<[[2.0, 5.0, 3.0], [2.0, 3.0, 1.0], [1.0, 3.0, 3.0]]> : tensor<3x3xf16>
  %of_2_literal_2 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf16>
  %of_2_literal_3 = stablehlo.constant dense<2.0> : tensor<3xf16>
  %of_2_literal_4 = stablehlo.constant dense<[1.0, 4.0, 4.0]> : tensor<3xf16>
  %of_2_literal_5 = stablehlo.constant dense<[[1.0, 1.0, 2.0], [2.0, 2.0, 2.0], [1.0, 1.0, 2.0]]> : tensor<3x3xf16>
  %of_2_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_2_literal, %of_2_literal_2, %of_2_literal_3, %of_2_literal_4, %of_2_literal_5) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<3x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3x3xf16>) -> (tensor<3x3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_almost_eq_const %of_2_batch_norm_grad#0, dense<[[-0.2722, -1.571, -0.0698], [0.5444, 0.2096, 0.0698], [-0.4536, -0.733, -0.0698]]> : tensor<3x3xf16> loc("batch_norm_grad_2")
  check.expect_almost_eq_const %of_2_batch_norm_grad#1, dense<[-0.8164, 2.828, 0.943]> : tensor<3xf16> loc("batch_norm_grad_2_1")
  check.expect_almost_eq_const %of_2_batch_norm_grad#2, dense<[4.0, 4.0, 6.0]> : tensor<3xf16> loc("batch_norm_grad_2_2")
  %of_54_literal = stablehlo.constant dense<[[[3.0, 2.0, 1.0], [5.0, 1.0, 2.0]], [[2.0, 1.0, 3.0], [1.0, 3.0, 1.0]], [[5.0, 3.0, 1.0], [2.0, 2.0, 5.0]]]> : tensor<3x2x3xf16>
  %of_54_literal_2 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf16>
  %of_54_literal_3 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf16>
  %of_54_literal_4 = stablehlo.constant dense<[4.0, 1.0]> : tensor<2xf16>
  %of_54_literal_5 = stablehlo.constant dense<[[[1.0, 2.0, 1.0], [2.0, 1.0, 2.0]], [[1.0, 2.0, 2.0], [1.0, 1.0, 1.0]], [[2.0, 1.0, 2.0], [2.0, 1.0, 1.0]]]> : tensor<3x2x3xf16>
  %of_54_batch_norm_grad:3 = "stablehlo.batch_norm_grad"(%of_54_literal, %of_54_literal_2, %of_54_literal_3, %of_54_literal_4, %of_54_literal_5) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<3x2x3xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<3x2x3xf16>) -> (tensor<3x2x3xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_almost_eq_const %of_54_batch_norm_grad#0, dense<[[[-0.6943, 0.4443, -0.4165], [-7.777, -0.3333, -1.444]], [[-0.5557, 0.583, 0.3054], [-0.3333, -4.555, -0.3333]], [[0.02777, -0.6943, 0.583], [-1.444, -2.443, -8.77]]]> : tensor<3x2x3xf16> loc("batch_norm_grad_54")
  check.expect_almost_eq_const %of_54_batch_norm_grad#1, dense<[2.5, 19.0]> : tensor<2xf16> loc("batch_norm_grad_54_1")
  check.expect_almost_eq_const %of_54_batch_norm_grad#2, dense<[14.0, 12.0]> : tensor<2xf16> loc("batch_norm_grad_54_2")
  return
}
