// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_329_literal = stablehlo.constant dense<1.0> : tensor<f32>
  %of_329_uniform_quantize = stablehlo.uniform_quantize %of_329_literal : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.25>>
  %of_329_literal_2 = stablehlo.constant dense<[-0.5, 0.5, 0.0]> : tensor<3xf32>
  %of_329_uniform_quantize_2 = stablehlo.uniform_quantize %of_329_literal_2 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32:0, {0.25, 0.5, 0.125}>>
  %of_329_dot_general = stablehlo.dot_general %of_329_uniform_quantize, %of_329_uniform_quantize_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<!quant.uniform<i8:f32, 2.500000e-01>>, tensor<3x!quant.uniform<i8:f32:0, {2.500000e-01,5.000000e-01,1.250000e-01}>>) -> tensor<3x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_329_uniform_dequantize = stablehlo.uniform_dequantize %of_329_dot_general : (tensor<3x!quant.uniform<i32:f32, 0.125>>) -> tensor<3xf32>
  check.expect_eq_const %of_329_uniform_dequantize, dense<[-0.5, 0.5, 0.0]> : tensor<3xf32> loc("dot_general_329")
  %of_388_literal = stablehlo.constant dense<[[[[[1.0, -1.0], [1.0, 1.0]], [[0.5, 1.5], [0.5, 0.0]]], [[[1.0, 1.0], [-0.5, 0.5]], [[-0.5, -0.5], [-1.0, 1.5]]]], [[[[0.5, -0.5], [-0.5, 1.5]], [[-1.0, 1.0], [1.0, -0.5]]], [[[-0.5, 0.5], [-0.5, 0.5]], [[-0.5, -1.0], [0.0, 0.5]]]]]> : tensor<2x2x2x2x2xf32>
  %of_388_uniform_quantize = stablehlo.uniform_quantize %of_388_literal : (tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x!quant.uniform<i8:f32, 0.25>>
  %of_388_literal_2 = stablehlo.constant dense<[[[[1.5, -1.0], [-1.0, -1.0]], [[1.0, 1.0], [-1.0, -0.5]]], [[[1.0, -1.0], [0.0, 0.5]], [[-0.5, -0.5], [-0.5, 1.0]]], [[[1.0, 1.0], [0.0, 1.5]], [[0.0, -0.5], [0.5, -0.5]]]]> : tensor<3x2x2x2xf32>
  %of_388_uniform_quantize_2 = stablehlo.uniform_quantize %of_388_literal_2 : (tensor<3x2x2x2xf32>) -> tensor<3x2x2x2x!quant.uniform<i8:f32:0, {0.25, 0.5, 0.125}>>
  %of_388_dot_general = stablehlo.dot_general %of_388_uniform_quantize, %of_388_uniform_quantize_2, batching_dims = [4, 0] x [3, 2], contracting_dims = [1] x [1] : (tensor<2x2x2x2x2x!quant.uniform<i8:f32, 2.500000e-01>>, tensor<3x2x2x2x!quant.uniform<i8:f32:0, {2.500000e-01,5.000000e-01,1.250000e-01}>>) -> tensor<2x2x2x2x3x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_388_uniform_dequantize = stablehlo.uniform_dequantize %of_388_dot_general : (tensor<2x2x2x2x3x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x2x2x2x3xf32>
  check.expect_eq_const %of_388_uniform_dequantize, dense<[[[[[2.5, 0.5, 1.0], [1.0, 1.25, 1.0]], [[0.25, 0.75, 0.5], [-0.25, 1.0, 0.5]]], [[[0.0, 0.25, -0.25], [1.0, 0.25, -0.25]], [[1.5, 0.25, -0.25], [-1.0, 0.0, 0.0]]]], [[[[2.0, 0.5, -1.5], [-0.5, -1.25, 0.75]], [[-2.0, -1.25, 1.75], [1.5, -0.75, -0.75]]], [[[0.25, 0.25, -1.0], [-1.75, 1.25, 2.0]], [[-0.5, -0.5, 2.0], [0.25, 0.25, -1.0]]]]]> : tensor<2x2x2x2x3xf32> loc("dot_general_388")
  %of_28_literal = stablehlo.constant dense<[[[[-1.0, -1.0, -0.5], [0.0, 1.0, 1.5]], [[-0.5, 0.5, 0.5], [1.0, -1.0, 1.5]]]]> : tensor<1x2x2x3xf32>
  %of_28_uniform_quantize = stablehlo.uniform_quantize %of_28_literal : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3x!quant.uniform<i8:f32, 0.25>>
  %of_28_literal_2 = stablehlo.constant dense<[[[[1.5, 0.0], [-1.0, 1.0], [1.5, 0.0]], [[0.5, 0.5], [-1.0, 0.0], [1.0, -0.5]]]]> : tensor<1x2x3x2xf32>
  %of_28_uniform_quantize_2 = stablehlo.uniform_quantize %of_28_literal_2 : (tensor<1x2x3x2xf32>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {0.25, 0.5}>>
  %of_28_dot_general = stablehlo.dot_general %of_28_uniform_quantize, %of_28_uniform_quantize_2, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<1x2x2x3x!quant.uniform<i8:f32, 2.500000e-01>>, tensor<1x2x3x2x!quant.uniform<i8:f32:3, {2.500000e-01,5.000000e-01}>>) -> tensor<1x2x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_28_uniform_dequantize = stablehlo.uniform_dequantize %of_28_dot_general : (tensor<1x2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<1x2x2xf32>
  check.expect_eq_const %of_28_uniform_dequantize, dense<[[[-0.75, -1.75], [2.5, 0.25]]]> : tensor<1x2x2xf32> loc("dot_general_28")
  %of_71_literal = stablehlo.constant dense<[1.5, -0.5]> : tensor<2xf32>
  %of_71_uniform_quantize = stablehlo.uniform_quantize %of_71_literal : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.25>>
  %of_71_literal_2 = stablehlo.constant dense<[[[0.0, 1.0, -0.5], [0.0, 0.5, -1.0]], [[0.0, -1.0, 0.5], [-1.0, 1.0, -0.5]]]> : tensor<2x2x3xf32>
  %of_71_uniform_quantize_2 = stablehlo.uniform_quantize %of_71_literal_2 : (tensor<2x2x3xf32>) -> tensor<2x2x3x!quant.uniform<i8:f32:1, {0.25, 0.5}>>
  %of_71_dot_general = stablehlo.dot_general %of_71_uniform_quantize, %of_71_uniform_quantize_2, contracting_dims = [0] x [0] : (tensor<2x!quant.uniform<i8:f32, 2.500000e-01>>, tensor<2x2x3x!quant.uniform<i8:f32:1, {2.500000e-01,5.000000e-01}>>) -> tensor<2x3x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_71_uniform_dequantize = stablehlo.uniform_dequantize %of_71_dot_general : (tensor<2x3x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_71_uniform_dequantize, dense<[[0.0, 2.0, -1.0], [0.5, 0.25, -1.25]]> : tensor<2x3xf32> loc("dot_general_71")
  return
}
