// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_227_literal = stablehlo.constant dense<[[[[-0.5, 1.0, -0.5], [-1.0, -0.5, -1.0], [1.5, -0.5, 1.0], [-1.0, 1.5, -0.5]], [[-1.0, -0.5, 0.5], [0.0, -1.0, 0.0], [-1.0, 0.5, -1.0], [1.5, -0.5, 1.5]]]]> : tensor<1x2x4x3xf32>
  %of_227_uniform_quantize = stablehlo.uniform_quantize %of_227_literal : (tensor<1x2x4x3xf32>) -> tensor<1x2x4x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_227_literal_2 = stablehlo.constant dense<0> : tensor<4xi64>
  %of_227_literal_3 = stablehlo.constant dense<[0, 2, 3, 3]> : tensor<4xi64>
  %of_227_literal_4 = stablehlo.constant dense<[2, 1, 1, 1]> : tensor<4xi64>
  %of_227_real_dynamic_slice = stablehlo.real_dynamic_slice %of_227_uniform_quantize, %of_227_literal_2, %of_227_literal_3, %of_227_literal_4 : (tensor<1x2x4x3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<0x2x3x3x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_227_uniform_dequantize = stablehlo.uniform_dequantize %of_227_real_dynamic_slice : (tensor<0x2x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x2x3x3xf32>
  check.expect_eq_const %of_227_uniform_dequantize, dense<> : tensor<0x2x3x3xf32> loc("real_dynamic_slice_227")
  %of_32_literal = stablehlo.constant dense<[1.0, -1.0, 0.5, -1.0]> : tensor<4xf32>
  %of_32_uniform_quantize = stablehlo.uniform_quantize %of_32_literal : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_32_literal_2 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_32_literal_3 = stablehlo.constant dense<3> : tensor<1xi32>
  %of_32_literal_4 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_32_real_dynamic_slice = stablehlo.real_dynamic_slice %of_32_uniform_quantize, %of_32_literal_2, %of_32_literal_3, %of_32_literal_4 : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_32_uniform_dequantize = stablehlo.uniform_dequantize %of_32_real_dynamic_slice : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %of_32_uniform_dequantize, dense<[-1.0, 0.5]> : tensor<2xf32> loc("real_dynamic_slice_32")
  %of_2_literal = stablehlo.constant dense<[[0.5, 0.0], [1.5, 0.0], [-0.5, -0.5]]> : tensor<3x2xf32>
  %of_2_uniform_quantize = stablehlo.uniform_quantize %of_2_literal : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  %of_2_literal_2 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %of_2_literal_3 = stablehlo.constant dense<2> : tensor<2xi64>
  %of_2_literal_4 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %of_2_real_dynamic_slice = stablehlo.real_dynamic_slice %of_2_uniform_quantize, %of_2_literal_2, %of_2_literal_3, %of_2_literal_4 : (tensor<3x2x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_2_uniform_dequantize = stablehlo.uniform_dequantize %of_2_real_dynamic_slice : (tensor<2x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x1xf32>
  check.expect_eq_const %of_2_uniform_dequantize, dense<0.0> : tensor<2x1xf32> loc("real_dynamic_slice_2")
  %of_47_literal = stablehlo.constant dense<[[[1.0, -0.5, 0.5, -1.0], [0.5, 1.0, -1.0, 1.0], [1.0, -0.5, -0.5, 0.0]], [[-1.0, 0.0, 1.0, 0.0], [0.0, 0.5, 1.5, 0.0], [1.5, 0.5, 1.0, 0.5]], [[0.0, 1.5, 1.0, 0.5], [1.0, 1.5, 1.5, 0.0], [0.5, -1.0, -1.0, -1.0]]]> : tensor<3x3x4xf32>
  %of_47_uniform_quantize = stablehlo.uniform_quantize %of_47_literal : (tensor<3x3x4xf32>) -> tensor<3x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_47_literal_2 = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi32>
  %of_47_literal_3 = stablehlo.constant dense<[2, 3, 3]> : tensor<3xi32>
  %of_47_literal_4 = stablehlo.constant dense<[1, 4, 5]> : tensor<3xi32>
  %of_47_real_dynamic_slice = stablehlo.real_dynamic_slice %of_47_uniform_quantize, %of_47_literal_2, %of_47_literal_3, %of_47_literal_4 : (tensor<3x3x4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_47_uniform_dequantize = stablehlo.uniform_dequantize %of_47_real_dynamic_slice : (tensor<2x1x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x1x1xf32>
  check.expect_eq_const %of_47_uniform_dequantize, dense<[[[0.5]], [[0.0]]]> : tensor<2x1x1xf32> loc("real_dynamic_slice_47")
  return
}
