// Options of concatenate in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_128_literal = stablehlo.constant dense<[[[[0.5, -1.0, 1.0, 0.0], [-1.0, -1.0, 0.5, 0.0], [-1.0, -0.5, 0.5, 1.5], [0.0, 0.0, -1.0, 0.5]], [[0.5, 0.0, -1.0, 1.5], [0.0, 0.0, 0.5, 1.5], [-1.0, 1.5, 1.0, 1.0], [-1.0, 0.0, -0.5, 1.5]], [[-0.5, -1.0, 0.0, -1.0], [-0.5, 0.0, 1.0, 0.5], [1.5, 1.0, 0.5, -0.5], [0.5, 0.0, 1.0, 1.0]], [[-0.5, 1.0, 0.0, 1.5], [1.0, 1.5, -1.0, 0.5], [0.0, -1.0, -0.5, 0.5], [0.5, 0.0, -0.5, -1.0]]], [[[1.5, 0.5, 0.0, 1.0], [0.0, -0.5, 1.5, -0.5], [1.5, 0.0, 0.0, -0.5], [1.5, 0.0, -0.5, -0.5]], [[1.0, 0.0, -1.0, 1.5], [0.0, -1.0, 0.0, 0.5], [0.5, 0.0, 0.5, 1.5], [1.5, 1.5, 0.0, 1.0]], [[0.0, -1.0, 0.0, -0.5], [0.5, 0.5, -0.5, 0.5], [1.5, 0.0, 0.5, 1.5], [1.0, -1.0, 1.0, -1.0]], [[0.0, -1.0, 0.0, -0.5], [-0.5, 0.5, 1.0, 1.0], [1.5, 1.0, 1.5, 1.0], [-1.0, 1.0, -0.5, 0.0]]]]> : tensor<2x4x4x4xf32>
  %of_128_uniform_quantize = stablehlo.uniform_quantize %of_128_literal : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_128_concatenate = stablehlo.concatenate %of_128_uniform_quantize, dim = 0 : (tensor<2x4x4x4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2x4x4x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_128_uniform_dequantize = stablehlo.uniform_dequantize %of_128_concatenate : (tensor<2x4x4x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x4x4xf32>
  check.expect_eq_const %of_128_uniform_dequantize, dense<[[[[0.5, -1.0, 1.0, 0.0], [-1.0, -1.0, 0.5, 0.0], [-1.0, -0.5, 0.5, 1.5], [0.0, 0.0, -1.0, 0.5]], [[0.5, 0.0, -1.0, 1.5], [0.0, 0.0, 0.5, 1.5], [-1.0, 1.5, 1.0, 1.0], [-1.0, 0.0, -0.5, 1.5]], [[-0.5, -1.0, 0.0, -1.0], [-0.5, 0.0, 1.0, 0.5], [1.5, 1.0, 0.5, -0.5], [0.5, 0.0, 1.0, 1.0]], [[-0.5, 1.0, 0.0, 1.5], [1.0, 1.5, -1.0, 0.5], [0.0, -1.0, -0.5, 0.5], [0.5, 0.0, -0.5, -1.0]]], [[[1.5, 0.5, 0.0, 1.0], [0.0, -0.5, 1.5, -0.5], [1.5, 0.0, 0.0, -0.5], [1.5, 0.0, -0.5, -0.5]], [[1.0, 0.0, -1.0, 1.5], [0.0, -1.0, 0.0, 0.5], [0.5, 0.0, 0.5, 1.5], [1.5, 1.5, 0.0, 1.0]], [[0.0, -1.0, 0.0, -0.5], [0.5, 0.5, -0.5, 0.5], [1.5, 0.0, 0.5, 1.5], [1.0, -1.0, 1.0, -1.0]], [[0.0, -1.0, 0.0, -0.5], [-0.5, 0.5, 1.0, 1.0], [1.5, 1.0, 1.5, 1.0], [-1.0, 1.0, -0.5, 0.0]]]]> : tensor<2x4x4x4xf32> loc("concatenate_128")
  %of_41_literal = stablehlo.constant dense<[-1.0, 1.5, 1.5]> : tensor<3xf32>
  %of_41_uniform_quantize = stablehlo.uniform_quantize %of_41_literal : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %of_41_literal_2 = stablehlo.constant dense<> : tensor<0xf32>
  %of_41_uniform_quantize_2 = stablehlo.uniform_quantize %of_41_literal_2 : (tensor<0xf32>) -> tensor<0x!quant.uniform<i8:f32, 0.5:3>>
  %of_41_literal_3 = stablehlo.constant dense<1.0> : tensor<1xf32>
  %of_41_uniform_quantize_3 = stablehlo.uniform_quantize %of_41_literal_3 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %of_41_concatenate = stablehlo.concatenate %of_41_uniform_quantize, %of_41_uniform_quantize_2, %of_41_uniform_quantize_3, dim = 0 : (tensor<3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<0x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_41_uniform_dequantize = stablehlo.uniform_dequantize %of_41_concatenate : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  check.expect_eq_const %of_41_uniform_dequantize, dense<[-1.0, 1.5, 1.5, 1.0]> : tensor<4xf32> loc("concatenate_41")
  %of_12_literal = stablehlo.constant dense<1.0> : tensor<1x1x1x1xf32>
  %of_12_uniform_quantize = stablehlo.uniform_quantize %of_12_literal : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_12_literal_2 = stablehlo.constant dense<0.0> : tensor<1x1x1x1xf32>
  %of_12_uniform_quantize_2 = stablehlo.uniform_quantize %of_12_literal_2 : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_12_concatenate = stablehlo.concatenate %of_12_uniform_quantize, %of_12_uniform_quantize_2, dim = 2 : (tensor<1x1x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<1x1x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<1x1x2x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_12_uniform_dequantize = stablehlo.uniform_dequantize %of_12_concatenate : (tensor<1x1x2x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x1x2x1xf32>
  check.expect_eq_const %of_12_uniform_dequantize, dense<[[[[1.0], [0.0]]]]> : tensor<1x1x2x1xf32> loc("concatenate_12")
  %of_36_literal = stablehlo.constant dense<[[[0.0, 1.5, -0.5, 1.0], [1.5, 1.5, -0.5, 0.5], [0.5, 0.5, -1.0, 0.0], [0.5, 0.0, 1.0, 1.5]], [[-0.5, -1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 1.5], [1.5, 1.0, -1.0, 0.5], [1.5, 0.5, 1.0, -1.0]], [[0.0, -1.0, 1.5, 1.5], [0.0, -1.0, -0.5, 0.0], [1.5, 1.0, -0.5, -1.0], [0.5, -1.0, 0.5, 0.5]], [[1.5, 0.0, -0.5, -0.5], [1.5, 0.5, 0.0, -1.0], [1.5, 1.0, 0.0, 1.0], [-0.5, 0.5, 1.0, 0.5]]]> : tensor<4x4x4xf32>
  %of_36_uniform_quantize = stablehlo.uniform_quantize %of_36_literal : (tensor<4x4x4xf32>) -> tensor<4x4x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_36_concatenate = stablehlo.concatenate %of_36_uniform_quantize, dim = 1 : (tensor<4x4x4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x4x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_36_uniform_dequantize = stablehlo.uniform_dequantize %of_36_concatenate : (tensor<4x4x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x4x4xf32>
  check.expect_eq_const %of_36_uniform_dequantize, dense<[[[0.0, 1.5, -0.5, 1.0], [1.5, 1.5, -0.5, 0.5], [0.5, 0.5, -1.0, 0.0], [0.5, 0.0, 1.0, 1.5]], [[-0.5, -1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 1.5], [1.5, 1.0, -1.0, 0.5], [1.5, 0.5, 1.0, -1.0]], [[0.0, -1.0, 1.5, 1.5], [0.0, -1.0, -0.5, 0.0], [1.5, 1.0, -0.5, -1.0], [0.5, -1.0, 0.5, 0.5]], [[1.5, 0.0, -0.5, -0.5], [1.5, 0.5, 0.0, -1.0], [1.5, 1.0, 0.0, 1.0], [-0.5, 0.5, 1.0, 0.5]]]> : tensor<4x4x4xf32> loc("concatenate_36")
  return
}
