// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_132_literal = stablehlo.constant dense<0.0> : tensor<1x1x1x1xf32>
  %of_132_uniform_quantize = stablehlo.uniform_quantize %of_132_literal : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_132_transpose = stablehlo.transpose %of_132_uniform_quantize, dims = [3, 0, 1, 2] : (tensor<1x1x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<1x1x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_132_uniform_dequantize = stablehlo.uniform_dequantize %of_132_transpose : (tensor<1x1x1x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x1x1x1xf32>
  check.expect_eq_const %of_132_uniform_dequantize, dense<0.0> : tensor<1x1x1x1xf32> loc("transpose_132")
  %of_34_literal = stablehlo.constant dense<[[[-1.0], [0.0], [-0.5], [1.0]], [[0.5], [0.5], [0.0], [1.5]], [[1.0], [1.5], [1.0], [-1.0]]]> : tensor<3x4x1xf32>
  %of_34_uniform_quantize = stablehlo.uniform_quantize %of_34_literal : (tensor<3x4x1xf32>) -> tensor<3x4x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_34_transpose = stablehlo.transpose %of_34_uniform_quantize, dims = [0, 1, 2] : (tensor<3x4x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<3x4x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_34_uniform_dequantize = stablehlo.uniform_dequantize %of_34_transpose : (tensor<3x4x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x1xf32>
  check.expect_eq_const %of_34_uniform_dequantize, dense<[[[-1.0], [0.0], [-0.5], [1.0]], [[0.5], [0.5], [0.0], [1.5]], [[1.0], [1.5], [1.0], [-1.0]]]> : tensor<3x4x1xf32> loc("transpose_34")
  %of_35_literal = stablehlo.constant dense<0.5> : tensor<2xf32>
  %of_35_uniform_quantize = stablehlo.uniform_quantize %of_35_literal : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %of_35_transpose = stablehlo.transpose %of_35_uniform_quantize, dims = [0] : (tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_35_uniform_dequantize = stablehlo.uniform_dequantize %of_35_transpose : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %of_35_uniform_dequantize, dense<0.5> : tensor<2xf32> loc("transpose_35")
  return
}
