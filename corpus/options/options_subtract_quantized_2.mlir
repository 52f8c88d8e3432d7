// Options of subtract in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_27_literal = stablehlo.constant dense<[-0.5, 0.0, 1.0, -0.5, -1.0]> : tensor<5xf32>
  %of_27_uniform_quantize = stablehlo.uniform_quantize %of_27_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_27_literal_2 = stablehlo.constant dense<[0.0, 0.5, -1.0, -0.5, 1.0]> : tensor<5xf32>
  %of_27_uniform_quantize_2 = stablehlo.uniform_quantize %of_27_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_27_subtract = stablehlo.subtract %of_27_uniform_quantize, %of_27_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.25:3>>
  %of_27_uniform_dequantize = stablehlo.uniform_dequantize %of_27_subtract : (tensor<5x!quant.uniform<i4:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_27_uniform_dequantize, dense<[-0.5, -0.5, 1.0, 0.0, -2.0]> : tensor<5xf32> loc("subtract_27")
  return
}
