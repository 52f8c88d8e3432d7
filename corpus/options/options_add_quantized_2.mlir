// Options of add in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_12_literal = stablehlo.constant dense<[-1.0, 0.5, -1.0, -1.0, 1.0]> : tensor<5xf32>
  %of_12_uniform_quantize = stablehlo.uniform_quantize %of_12_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:-2>>
  %of_12_literal_2 = stablehlo.constant dense<[0.0, 0.5, -1.0, 0.5, 1.0]> : tensor<5xf32>
  %of_12_uniform_quantize_2 = stablehlo.uniform_quantize %of_12_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_12_add = stablehlo.add %of_12_uniform_quantize, %of_12_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5:-2>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_12_uniform_dequantize = stablehlo.uniform_dequantize %of_12_add : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_12_uniform_dequantize, dense<[-1.0, 1.0, -2.0, -0.5, 2.0]> : tensor<5xf32> loc("add_12")
  return
}
