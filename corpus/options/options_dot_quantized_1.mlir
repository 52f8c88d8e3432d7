// Options of dot in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_40_literal = stablehlo.constant dense<[0.0, -0.5, -0.5]> : tensor<3xf32>
  %of_40_uniform_quantize = stablehlo.uniform_quantize %of_40_literal : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %of_40_literal_2 = stablehlo.constant dense<[0.0, 1.5, 0.5]> : tensor<3xf32>
  %of_40_uniform_quantize_2 = stablehlo.uniform_quantize %of_40_literal_2 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25>>
  %of_40_dot = stablehlo.dot %of_40_uniform_quantize, %of_40_uniform_quantize_2, precision = [HIGHEST, DEFAULT] : (tensor<3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<3x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<!quant.uniform<i32:f32, 1.250000e-01>>
  %of_40_uniform_dequantize = stablehlo.uniform_dequantize %of_40_dot : (tensor<!quant.uniform<i32:f32, 0.125>>) -> tensor<f32>
  check.expect_eq_const %of_40_uniform_dequantize, dense<-1.0> : tensor<f32> loc("dot_40")
  %of_50_literal = stablehlo.constant dense<[1.0, 0.0, -1.0]> : tensor<3xf32>
  %of_50_uniform_quantize = stablehlo.uniform_quantize %of_50_literal : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %of_50_literal_2 = stablehlo.constant dense<[[-1.0, 0.0, -0.5], [0.5, -0.5, 1.0], [0.0, -1.0, 1.0]]> : tensor<3x3xf32>
  %of_50_uniform_quantize_2 = stablehlo.uniform_quantize %of_50_literal_2 : (tensor<3x3xf32>) -> tensor<3x3x!quant.uniform<i8:f32, 0.25>>
  %of_50_dot = stablehlo.dot %of_50_uniform_quantize, %of_50_uniform_quantize_2 : (tensor<3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<3x3x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<3x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_50_uniform_dequantize = stablehlo.uniform_dequantize %of_50_dot : (tensor<3x!quant.uniform<i32:f32, 0.125>>) -> tensor<3xf32>
  check.expect_eq_const %of_50_uniform_dequantize, dense<[-1.0, 1.0, -1.5]> : tensor<3xf32> loc("dot_50")
  %of_63_literal = stablehlo.constant dense<[[-1.0, 1.0, -0.5], [0.0, -1.0, -1.0]]> : tensor<2x3xf32>
  %of_63_uniform_quantize = stablehlo.uniform_quantize %of_63_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_63_literal_2 = stablehlo.constant dense<[0.5, 0.0, 1.5]> : tensor<3xf32>
  %of_63_uniform_quantize_2 = stablehlo.uniform_quantize %of_63_literal_2 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25>>
  %of_63_dot = stablehlo.dot %of_63_uniform_quantize, %of_63_uniform_quantize_2 : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<3x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_63_uniform_dequantize = stablehlo.uniform_dequantize %of_63_dot : (tensor<2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2xf32>
  check.expect_eq_const %of_63_uniform_dequantize, dense<[-1.25, -1.5]> : tensor<2xf32> loc("dot_63")
  return
}
