// Options of pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[[1.5, 0.5], [-0.5, 1.0], [1.5, 1.0], [-0.5, -0.5]]> : tensor<4x2xf32>
  %of_7_uniform_quantize = stablehlo.uniform_quantize %of_7_literal : (tensor<4x2xf32>) -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %of_7_literal_2 = stablehlo.constant dense<1.5> : tensor<f32>
  %of_7_uniform_quantize_2 = stablehlo.uniform_quantize %of_7_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_7_pad = stablehlo.pad %of_7_uniform_quantize, %of_7_uniform_quantize_2, low = [0, 2], high = [1, -1], interior = [0, 0] : (tensor<4x2x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<5x3x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_7_uniform_dequantize = stablehlo.uniform_dequantize %of_7_pad : (tensor<5x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5x3xf32>
  check.expect_eq_const %of_7_uniform_dequantize, dense<[[1.5, 1.5, 1.5], [1.5, 1.5, -0.5], [1.5, 1.5, 1.5], [1.5, 1.5, -0.5], [1.5, 1.5, 1.5]]> : tensor<5x3xf32> loc("pad_7")
  %of_1_literal = stablehlo.constant dense<[[[1.0, 1.5, -1.0], [1.0, 1.5, 1.5]], [[0.5, -1.0, -1.0], [0.5, 0.5, 0.5]], [[0.5, 1.5, 0.5], [0.0, -0.5, 1.5]], [[-0.5, 0.0, -0.5], [-1.0, 0.5, 1.0]]]> : tensor<4x2x3xf32>
  %of_1_uniform_quantize = stablehlo.uniform_quantize %of_1_literal : (tensor<4x2x3xf32>) -> tensor<4x2x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_1_literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_1_uniform_quantize_2 = stablehlo.uniform_quantize %of_1_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_1_pad = stablehlo.pad %of_1_uniform_quantize, %of_1_uniform_quantize_2, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<4x2x3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<7x2x3x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_1_uniform_dequantize = stablehlo.uniform_dequantize %of_1_pad : (tensor<7x2x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<7x2x3xf32>
  check.expect_eq_const %of_1_uniform_dequantize, dense<[[[1.0, 1.5, -1.0], [1.0, 1.5, 1.5]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.5, -1.0, -1.0], [0.5, 0.5, 0.5]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.5, 1.5, 0.5], [0.0, -0.5, 1.5]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-0.5, 0.0, -0.5], [-1.0, 0.5, 1.0]]]> : tensor<7x2x3xf32> loc("pad_1")
  %of_196_literal = stablehlo.constant dense<[]> : tensor<0xf32>
  %of_196_uniform_quantize = stablehlo.uniform_quantize %of_196_literal : (tensor<0xf32>) -> tensor<0x!quant.uniform<i8:f32, 0.5:3>>
  %of_196_literal_2 = stablehlo.constant dense<1.5> : tensor<f32>
  %of_196_uniform_quantize_2 = stablehlo.uniform_quantize %of_196_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_196_pad = stablehlo.pad %of_196_uniform_quantize, %of_196_uniform_quantize_2, low = [2], high = [0], interior = [2] : (tensor<0x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_196_uniform_dequantize = stablehlo.uniform_dequantize %of_196_pad : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %of_196_uniform_dequantize, dense<1.5> : tensor<2xf32> loc("pad_196")
  return
}
