// Options of minimum in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_29_literal = stablehlo.constant dense<[1.0, 1.0, 1.0, 0.5, 1.0]> : tensor<5xf32>
  %of_29_uniform_quantize = stablehlo.uniform_quantize %of_29_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_29_literal_2 = stablehlo.constant dense<[1.0, 0.0, 1.5, 0.5, 1.5]> : tensor<5xf32>
  %of_29_uniform_quantize_2 = stablehlo.uniform_quantize %of_29_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_29_minimum = stablehlo.minimum %of_29_uniform_quantize, %of_29_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.25>>, tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_29_uniform_dequantize = stablehlo.uniform_dequantize %of_29_minimum : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_29_uniform_dequantize, dense<[1.0, 0.0, 1.0, 0.5, 1.0]> : tensor<5xf32> loc("minimum_29")
  return
}
