// Options of slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_147_literal = stablehlo.constant dense<-0.5> : tensor<1x1xf32>
  %of_147_uniform_quantize = stablehlo.uniform_quantize %of_147_literal : (tensor<1x1xf32>) -> tensor<1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_147_slice = stablehlo.slice %of_147_uniform_quantize [0:1:2, 0:0:2] : (tensor<1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<1x0x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_147_uniform_dequantize = stablehlo.uniform_dequantize %of_147_slice : (tensor<1x0x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x0xf32>
  check.expect_eq_const %of_147_uniform_dequantize, dense<> : tensor<1x0xf32> loc("slice_147")
  %of_30_literal = stablehlo.constant dense<[[[-0.5], [1.0], [-1.0], [-1.0]]]> : tensor<1x4x1xf32>
  %of_30_uniform_quantize = stablehlo.uniform_quantize %of_30_literal : (tensor<1x4x1xf32>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_30_slice = stablehlo.slice %of_30_uniform_quantize [0:1, 0:3, 0:1] : (tensor<1x4x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<1x3x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_30_uniform_dequantize = stablehlo.uniform_dequantize %of_30_slice : (tensor<1x3x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x3x1xf32>
  check.expect_eq_const %of_30_uniform_dequantize, dense<[[[-0.5], [1.0], [-1.0]]]> : tensor<1x3x1xf32> loc("slice_30")
  %of_75_literal = stablehlo.constant dense<[[[[-1.0, -0.5, 1.0], [0.5, -0.5, -0.5], [1.5, -0.5, 0.0]], [[0.0, 0.0, 1.0], [0.5, 1.5, 1.5], [-0.5, 0.5, 0.0]], [[1.5, 1.5, -0.5], [-1.0, 0.0, -0.5], [-1.0, 0.5, 1.5]]], [[[1.0, 1.0, 1.5], [1.5, 1.5, 1.5], [0.0, 1.0, -1.0]], [[1.0, 1.5, 0.5], [-1.0, 1.5, 1.5], [-1.0, 1.0, 1.0]], [[1.5, 1.5, 1.0], [1.0, -1.0, 0.0], [0.0, 1.5, 0.0]]], [[[-0.5, -0.5, -0.5], [-1.0, 1.0, 1.5], [-0.5, 0.5, 0.5]], [[-1.0, -0.5, 1.5], [1.5, 1.0, -0.5], [-1.0, -0.5, 0.0]], [[-1.0, 1.0, -0.5], [-1.0, -1.0, 1.5], [-0.5, -1.0, -1.0]]]]> : tensor<3x3x3x3xf32>
  %of_75_uniform_quantize = stablehlo.uniform_quantize %of_75_literal : (tensor<3x3x3x3xf32>) -> tensor<3x3x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_75_slice = stablehlo.slice %of_75_uniform_quantize [1:3, 0:3, 0:2, 1:3] : (tensor<3x3x3x3x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<2x3x2x2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_75_uniform_dequantize = stablehlo.uniform_dequantize %of_75_slice : (tensor<2x3x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x2x2xf32>
  check.expect_eq_const %of_75_uniform_dequantize, dense<[[[[1.0, 1.5], [1.5, 1.5]], [[1.5, 0.5], [1.5, 1.5]], [[1.5, 1.0], [-1.0, 0.0]]], [[[-0.5, -0.5], [1.0, 1.5]], [[-0.5, 1.5], [1.0, -0.5]], [[1.0, -0.5], [-1.0, 1.5]]]]> : tensor<2x3x2x2xf32> loc("slice_75")
  return
}
