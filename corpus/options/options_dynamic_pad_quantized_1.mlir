// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_64_literal = stablehlo.constant dense<[[[1.5, 1.0, 0.5, -0.5], [0.5, 0.5, -0.5, 1.0]]]> : tensor<1x2x4xf32>
  %of_64_uniform_quantize = stablehlo.uniform_quantize %of_64_literal : (tensor<1x2x4xf32>) -> tensor<1x2x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_64_literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %of_64_uniform_quantize_2 = stablehlo.uniform_quantize %of_64_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_64_literal_3 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_64_literal_4 = stablehlo.constant dense<[0, -2, 0]> : tensor<3xi64>
  %of_64_literal_5 = stablehlo.constant dense<[2, 1, 0]> : tensor<3xi64>
  %of_64_dynamic_pad = stablehlo.dynamic_pad %of_64_uniform_quantize, %of_64_uniform_quantize_2, %of_64_literal_3, %of_64_literal_4, %of_64_literal_5 : (tensor<1x2x4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x1x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_64_uniform_dequantize = stablehlo.uniform_dequantize %of_64_dynamic_pad : (tensor<1x1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x1x4xf32>
  check.expect_eq_const %of_64_uniform_dequantize, dense<[[[1.5, 1.0, 0.5, -0.5]]]> : tensor<1x1x4xf32> loc("dynamic_pad_64")
  %of_19_literal = stablehlo.constant dense<> : tensor<0xf32>
  %of_19_uniform_quantize = stablehlo.uniform_quantize %of_19_literal : (tensor<0xf32>) -> tensor<0x!quant.uniform<i8:f32, 0.5:3>>
  %of_19_literal_2 = stablehlo.constant dense<1.0> : tensor<f32>
  %of_19_uniform_quantize_2 = stablehlo.uniform_quantize %of_19_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_19_literal_3 = stablehlo.constant dense<1> : tensor<1xi64>
  %of_19_literal_4 = stablehlo.constant dense<1> : tensor<1xi64>
  %of_19_literal_5 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_19_dynamic_pad = stablehlo.dynamic_pad %of_19_uniform_quantize, %of_19_uniform_quantize_2, %of_19_literal_3, %of_19_literal_4, %of_19_literal_5 : (tensor<0x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_19_uniform_dequantize = stablehlo.uniform_dequantize %of_19_dynamic_pad : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %of_19_uniform_dequantize, dense<1.0> : tensor<2xf32> loc("dynamic_pad_19")
  %of_238_literal = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [0.0, 0.0, 1.5], [-1.0, -1.0, 0.5]]> : tensor<3x3xf32>
  %of_238_uniform_quantize = stablehlo.uniform_quantize %of_238_literal : (tensor<3x3xf32>) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_238_literal_2 = stablehlo.constant dense<-0.5> : tensor<f32>
  %of_238_uniform_quantize_2 = stablehlo.uniform_quantize %of_238_literal_2 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_238_literal_3 = stablehlo.constant dense<1> : tensor<2xi32>
  %of_238_literal_4 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_238_literal_5 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_238_dynamic_pad = stablehlo.dynamic_pad %of_238_uniform_quantize, %of_238_uniform_quantize_2, %of_238_literal_3, %of_238_literal_4, %of_238_literal_5 : (tensor<3x3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_238_uniform_dequantize = stablehlo.uniform_dequantize %of_238_dynamic_pad : (tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x4xf32>
  check.expect_eq_const %of_238_uniform_dequantize, dense<[[-0.5, -0.5, -0.5, -0.5], [-0.5, -1.0, 1.0, 1.0], [-0.5, 0.0, 0.0, 1.5], [-0.5, -1.0, -1.0, 0.5]]> : tensor<4x4xf32> loc("dynamic_pad_238")
  return
}
