// Options of divide in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_13_literal = stablehlo.constant dense<[0.0, 0.5, -1.0, 1.0, 0.0]> : tensor<5xf32>
  %of_13_uniform_quantize = stablehlo.uniform_quantize %of_13_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_13_literal_2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -0.5, 0.5]> : tensor<5xf32>
  %of_13_uniform_quantize_2 = stablehlo.uniform_quantize %of_13_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_13_divide = stablehlo.divide %of_13_uniform_quantize, %of_13_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_13_uniform_dequantize = stablehlo.uniform_dequantize %of_13_divide : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_13_uniform_dequantize, dense<[0.0, -1.0, -1.0, -2.0, 0.0]> : tensor<5xf32> loc("divide_13")
  %of_42_literal = stablehlo.constant dense<[0.5, 0.5, -0.5, 0.5, 0.0]> : tensor<5xf32>
  %of_42_uniform_quantize = stablehlo.uniform_quantize %of_42_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_42_literal_2 = stablehlo.constant dense<[-1.0, 0.5, 1.0, -1.0, -1.0]> : tensor<5xf32>
  %of_42_uniform_quantize_2 = stablehlo.uniform_quantize %of_42_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_42_divide = stablehlo.divide %of_42_uniform_quantize, %of_42_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.25>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_42_uniform_dequantize = stablehlo.uniform_dequantize %of_42_divide : (tensor<5x!quant.uniform<i4:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_42_uniform_dequantize, dense<[-0.5, 1.0, -0.5, -0.5, 0.0]> : tensor<5xf32> loc("divide_42")
  %of_88_literal = stablehlo.constant dense<[0.0, 0.0, 1.5, 0.5, 0.5]> : tensor<5xf32>
  %of_88_uniform_quantize = stablehlo.uniform_quantize %of_88_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_88_literal_2 = stablehlo.constant dense<[1.5, 1.0, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_88_uniform_quantize_2 = stablehlo.uniform_quantize %of_88_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_88_divide = stablehlo.divide %of_88_uniform_quantize, %of_88_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_88_uniform_dequantize = stablehlo.uniform_dequantize %of_88_divide : (tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_88_uniform_dequantize, dense<[0.0, 0.0, 3.0, 1.0, 1.0]> : tensor<5xf32> loc("divide_88")
  return
}
