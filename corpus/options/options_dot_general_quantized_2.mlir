// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_105_literal = stablehlo.constant dense<[[[[-1.0, 1.0, 0.0], [-0.5, 1.0, 1.5]], [[1.5, 1.5, -1.0], [1.5, 0.0, -0.5]], [[0.0, 0.0, 0.5], [-0.5, 1.0, -1.0]]], [[[-0.5, 1.5, 0.0], [1.5, 1.5, 0.5]], [[-1.0, 1.0, 0.5], [1.0, 1.5, 0.5]], [[-0.5, 1.0, -1.0], [1.0, 1.0, 0.5]]]]> : tensor<2x3x2x3xf32>
  %of_105_uniform_quantize = stablehlo.uniform_quantize %of_105_literal : (tensor<2x3x2x3xf32>) -> tensor<2x3x2x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_105_literal_2 = stablehlo.constant dense<[[[[0.5, 1.0, -0.5], [-1.0, -0.5, -1.0]], [[0.0, 0.5, -0.5], [0.5, -0.5, -1.0]]], [[[0.0, 0.0, -0.5], [1.5, -1.0, 0.5]], [[0.5, -1.0, -0.5], [-1.0, -1.0, 1.0]]]]> : tensor<2x2x2x3xf32>
  %of_105_uniform_quantize_2 = stablehlo.uniform_quantize %of_105_literal_2 : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x!quant.uniform<i8:f32, 0.25>>
  %of_105_dot_general = stablehlo.dot_general %of_105_uniform_quantize, %of_105_uniform_quantize_2, batching_dims = [0] x [0], contracting_dims = [1, 2] x [3, 2], precision = [HIGHEST, DEFAULT] : (tensor<2x3x2x3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2x2x2x3x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<2x3x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_105_uniform_dequantize = stablehlo.uniform_dequantize %of_105_dot_general : (tensor<2x3x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x3x2xf32>
  check.expect_eq_const %of_105_uniform_dequantize, dense<[[[1.25, 0.25], [0.0, 0.25], [-1.5, 1.25]], [[2.0, -0.5], [0.75, -2.75], [1.0, -0.5]]]> : tensor<2x3x2xf32> loc("dot_general_105")
  %of_120_literal = stablehlo.constant dense<0.0> : tensor<f32>
  %of_120_uniform_quantize = stablehlo.uniform_quantize %of_120_literal : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_120_literal_2 = stablehlo.constant dense<-0.5> : tensor<f32>
  %of_120_uniform_quantize_2 = stablehlo.uniform_quantize %of_120_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.25>>
  %of_120_dot_general = stablehlo.dot_general %of_120_uniform_quantize, %of_120_uniform_quantize_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<!quant.uniform<i32:f32, 1.250000e-01>>
  %of_120_uniform_dequantize = stablehlo.uniform_dequantize %of_120_dot_general : (tensor<!quant.uniform<i32:f32, 0.125>>) -> tensor<f32>
  check.expect_eq_const %of_120_uniform_dequantize, dense<0.0> : tensor<f32> loc("dot_general_120")
  %of_267_literal = stablehlo.constant dense<[[[[[[-0.5]], [[-1.0]], [[-0.5]]], [[[0.5]], [[0.0]], [[-1.0]]], [[[-1.0]], [[-1.0]], [[0.0]]]], [[[[0.5]], [[-0.5]], [[0.5]]], [[[0.5]], [[0.5]], [[-1.0]]], [[[1.5]], [[0.0]], [[0.0]]]]], [[[[[1.0]], [[-0.5]], [[0.5]]], [[[0.5]], [[-1.0]], [[0.0]]], [[[1.5]], [[-0.5]], [[0.5]]]], [[[[-0.5]], [[-0.5]], [[-0.5]]], [[[0.0]], [[0.5]], [[0.5]]], [[[0.5]], [[-0.5]], [[0.0]]]]]]> : tensor<2x2x3x3x1x1xf32>
  %of_267_uniform_quantize = stablehlo.uniform_quantize %of_267_literal : (tensor<2x2x3x3x1x1xf32>) -> tensor<2x2x3x3x1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_267_literal_2 = stablehlo.constant dense<[[[[[[0.5], [0.0]]], [[[0.5], [-1.0]]], [[[0.5], [0.0]]]], [[[[1.0], [-0.5]]], [[[-1.0], [-0.5]]], [[[1.0], [1.5]]]]], [[[[[-1.0], [-0.5]]], [[[1.0], [0.5]]], [[[1.5], [-0.5]]]], [[[[-1.0], [1.0]]], [[[1.5], [1.5]]], [[[0.0], [-1.0]]]]]]> : tensor<2x2x3x1x2x1xf32>
  %of_267_uniform_quantize_2 = stablehlo.uniform_quantize %of_267_literal_2 : (tensor<2x2x3x1x2x1xf32>) -> tensor<2x2x3x1x2x1x!quant.uniform<i8:f32, 0.25>>
  %of_267_dot_general = stablehlo.dot_general %of_267_uniform_quantize, %of_267_uniform_quantize_2, batching_dims = [5, 4] x [5, 3], contracting_dims = [0, 2] x [1, 2] : (tensor<2x2x3x3x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2x2x3x1x2x1x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<1x1x2x3x2x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_267_uniform_dequantize = stablehlo.uniform_dequantize %of_267_dot_general : (tensor<1x1x2x3x2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<1x1x2x3x2x2xf32>
  check.expect_eq_const %of_267_uniform_dequantize, dense<[[[[[[1.5, 1.0], [-0.75, 1.25]], [[-1.0, 0.0], [-1.5, -0.5]], [[0.25, 1.5], [-1.0, -0.25]]], [[[1.25, 0.5], [2.75, -1.75]], [[-1.5, -1.25], [2.25, 1.25]], [[-1.25, 1.0], [-0.25, -0.5]]]]]]> : tensor<1x1x2x3x2x2xf32> loc("dot_general_267")
  %of_287_literal = stablehlo.constant dense<[[[-1.0, -1.0], [-1.0, 1.5]], [[-0.5, -1.0], [1.5, 1.0]], [[0.0, 1.0], [1.0, 0.0]]]> : tensor<3x2x2xf32>
  %of_287_uniform_quantize = stablehlo.uniform_quantize %of_287_literal : (tensor<3x2x2xf32>) -> tensor<3x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %of_287_literal_2 = stablehlo.constant dense<[[1.5, -0.5, 0.0], [-0.5, 1.5, 0.0]]> : tensor<2x3xf32>
  %of_287_uniform_quantize_2 = stablehlo.uniform_quantize %of_287_literal_2 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.25>>
  %of_287_dot_general = stablehlo.dot_general %of_287_uniform_quantize, %of_287_uniform_quantize_2, contracting_dims = [0] x [1] : (tensor<3x2x2x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2x3x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<2x2x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_287_uniform_dequantize = stablehlo.uniform_dequantize %of_287_dot_general : (tensor<2x2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x2x2xf32>
  check.expect_eq_const %of_287_uniform_dequantize, dense<[[[-1.25, -0.25], [-1.0, -1.0]], [[-2.25, 2.75], [1.75, 0.75]]]> : tensor<2x2x2xf32> loc("dot_general_287")
  %of_1366_literal = stablehlo.constant dense<[[[[-1.0, 0.0], [-0.5, -0.5], [-0.5, 0.5]], [[0.0, 1.5], [0.0, 0.0], [-1.0, -0.5]], [[-1.0, 0.0], [-1.0, 0.0], [1.5, -1.0]]], [[[1.0, 0.0], [0.5, 1.0], [1.0, -0.5]], [[1.0, 0.5], [0.5, 1.0], [-0.5, 0.5]], [[1.0, 0.5], [-0.5, -1.0], [0.0, -1.0]]], [[[-1.0, 1.0], [-0.5, 0.5], [-0.5, 1.5]], [[-0.5, 1.5], [0.5, -0.5], [1.0, 1.0]], [[1.5, -0.5], [1.5, 1.0], [1.5, 0.5]]]]> : tensor<3x3x3x2xf32>
  %of_1366_uniform_quantize = stablehlo.uniform_quantize %of_1366_literal : (tensor<3x3x3x2xf32>) -> tensor<3x3x3x2x!quant.uniform<i8:f32, 0.25>>
  %of_1366_literal_2 = stablehlo.constant dense<[[[[-0.5, 0.0], [1.0, 0.0], [1.0, 0.0]], [[1.0, 0.0], [-1.0, 0.0], [0.0, -0.5]], [[1.0, -0.5], [0.0, 1.5], [-0.5, 0.0]]], [[[-1.0, -1.0], [-0.5, 1.0], [0.5, 0.0]], [[1.0, -0.5], [0.5, 1.5], [0.0, 1.0]], [[0.0, 1.0], [0.0, 0.5], [0.0, -0.5]]], [[[-0.5, -1.0], [-0.5, -1.0], [-1.0, -1.0]], [[-0.5, -1.0], [0.0, 1.5], [1.5, 1.5]], [[1.0, 0.0], [-1.0, 0.0], [0.5, 0.0]]]]> : tensor<3x3x3x2xf32>
  %of_1366_uniform_quantize_2 = stablehlo.uniform_quantize %of_1366_literal_2 : (tensor<3x3x3x2xf32>) -> tensor<3x3x3x2x!quant.uniform<i8:f32:0, {0.25, 0.5, 0.125}>>
  %of_1366_dot_general = stablehlo.dot_general %of_1366_uniform_quantize, %of_1366_uniform_quantize_2, contracting_dims = [2, 1] x [1, 2], precision = [HIGHEST, DEFAULT] : (tensor<3x3x3x2x!quant.uniform<i8:f32, 2.500000e-01>>, tensor<3x3x3x2x!quant.uniform<i8:f32:0, {2.500000e-01,5.000000e-01,1.250000e-01}>>) -> tensor<3x2x3x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_1366_uniform_dequantize = stablehlo.uniform_dequantize %of_1366_dot_general : (tensor<3x2x3x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<3x2x3x2xf32>
  check.expect_eq_const %of_1366_uniform_dequantize, dense<[[[[-2.25, -0.75], [0.0, -1.5], [1.5, 1.0]], [[2.0, -1.0], [-1.25, 2.5], [0.0, -1.0]]], [[[2.5, -1.0], [-0.25, 0.75], [-1.5, -3.5]], [[1.0, 1.5], [1.5, 0.75], [-4.25, -2.0]]], [[[-0.75, 1.0], [1.75, 2.25], [1.0, 3.5]], [[2.75, 0.25], [-1.75, 2.25], [1.25, -1.75]]]]> : tensor<3x2x3x2xf32> loc("dot_general_1366")
  return
}
