// Options of minimum in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_3_literal = stablehlo.constant dense<[-1.0, 0.5, 0.5, 1.0, 1.0]> : tensor<5xf32>
  %of_3_uniform_quantize = stablehlo.uniform_quantize %of_3_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_3_literal_2 = stablehlo.constant dense<[1.0, -0.5, -1.0, -1.0, 0.5]> : tensor<5xf32>
  %of_3_uniform_quantize_2 = stablehlo.uniform_quantize %of_3_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25>>
  %of_3_minimum = stablehlo.minimum %of_3_uniform_quantize, %of_3_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5>>, tensor<5x!quant.uniform<i16:f32, 0.25>>) -> tensor<5x!quant.uniform<i16:f32, 0.25>>
  %of_3_uniform_dequantize = stablehlo.uniform_dequantize %of_3_minimum : (tensor<5x!quant.uniform<i16:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_3_uniform_dequantize, dense<[-1.0, -0.5, -1.0, -1.0, 0.5]> : tensor<5xf32> loc("minimum_3")
  %of_6_literal = stablehlo.constant dense<[-1.0, -0.5, 1.0, 1.0, 1.0]> : tensor<5xf32>
  %of_6_uniform_quantize = stablehlo.uniform_quantize %of_6_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_6_literal_2 = stablehlo.constant dense<[0.5, 1.0, 0.5, 0.0, 0.5]> : tensor<5xf32>
  %of_6_uniform_quantize_2 = stablehlo.uniform_quantize %of_6_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_6_minimum = stablehlo.minimum %of_6_uniform_quantize, %of_6_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_6_uniform_dequantize = stablehlo.uniform_dequantize %of_6_minimum : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_6_uniform_dequantize, dense<[-1.0, -0.5, 0.5, 0.0, 0.5]> : tensor<5xf32> loc("minimum_6")
  %of_26_literal = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0, 0.5]> : tensor<5xf32>
  %of_26_uniform_quantize = stablehlo.uniform_quantize %of_26_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5:3>>
  %of_26_literal_2 = stablehlo.constant dense<[1.0, 1.0, 0.0, -1.0, 1.0]> : tensor<5xf32>
  %of_26_uniform_quantize_2 = stablehlo.uniform_quantize %of_26_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_26_minimum = stablehlo.minimum %of_26_uniform_quantize, %of_26_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5:3>>, tensor<5x!quant.uniform<i4:f32, 0.25>>) -> tensor<5x!quant.uniform<i4:f32, 0.25:3>>
  %of_26_uniform_dequantize = stablehlo.uniform_dequantize %of_26_minimum : (tensor<5x!quant.uniform<i4:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_26_uniform_dequantize, dense<[0.0, 0.0, 0.0, -1.0, 0.5]> : tensor<5xf32> loc("minimum_26")
  %of_59_literal = stablehlo.constant dense<[0.0, -1.0, 0.5, -1.0, 0.0]> : tensor<5xf32>
  %of_59_uniform_quantize = stablehlo.uniform_quantize %of_59_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_59_literal_2 = stablehlo.constant dense<[1.0, 0.5, -0.5, 0.0, -1.0]> : tensor<5xf32>
  %of_59_uniform_quantize_2 = stablehlo.uniform_quantize %of_59_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25:3>>
  %of_59_minimum = stablehlo.minimum %of_59_uniform_quantize, %of_59_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5:3>>, tensor<5x!quant.uniform<i32:f32, 0.25:3>>) -> tensor<5x!quant.uniform<i32:f32, 0.25:-2>>
  %of_59_uniform_dequantize = stablehlo.uniform_dequantize %of_59_minimum : (tensor<5x!quant.uniform<i32:f32, 0.25:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_59_uniform_dequantize, dense<[0.0, -1.0, -0.5, -1.0, -1.0]> : tensor<5xf32> loc("minimum_59")
  %of_86_literal = stablehlo.constant dense<[1.5, 1.5, 1.5, 1.5, 0.0]> : tensor<5xf32>
  %of_86_uniform_quantize = stablehlo.uniform_quantize %of_86_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:1>>
  %of_86_literal_2 = stablehlo.constant dense<[1.0, 0.5, 1.5, 0.0, 1.5]> : tensor<5xf32>
  %of_86_uniform_quantize_2 = stablehlo.uniform_quantize %of_86_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_86_minimum = stablehlo.minimum %of_86_uniform_quantize, %of_86_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5:1>>, tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:1>>
  %of_86_uniform_dequantize = stablehlo.uniform_dequantize %of_86_minimum : (tensor<5x!quant.uniform<ui8:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_86_uniform_dequantize, dense<[1.0, 0.5, 1.5, 0.0, 0.0]> : tensor<5xf32> loc("minimum_86")
  %of_166_literal = stablehlo.constant dense<[1.5, 1.5, 1.5, 0.5, 0.5]> : tensor<5xf32>
  %of_166_uniform_quantize = stablehlo.uniform_quantize %of_166_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:3>>
  %of_166_literal_2 = stablehlo.constant dense<[0.5, 1.0, 1.5, 0.0, 0.5]> : tensor<5xf32>
  %of_166_uniform_quantize_2 = stablehlo.uniform_quantize %of_166_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_166_minimum = stablehlo.minimum %of_166_uniform_quantize, %of_166_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.25:3>>, tensor<5x!quant.uniform<ui16:f32, 0.5:1>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_166_uniform_dequantize = stablehlo.uniform_dequantize %of_166_minimum : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_166_uniform_dequantize, dense<[0.5, 1.0, 1.5, 0.0, 0.5]> : tensor<5xf32> loc("minimum_166")
  %of_32_literal = stablehlo.constant dense<[0.0, 1.5, 1.5, 0.5, 0.0]> : tensor<5xf32>
  %of_32_uniform_quantize = stablehlo.uniform_quantize %of_32_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5:3>>
  %of_32_literal_2 = stablehlo.constant dense<[0.0, 1.0, 0.0, 1.0, 1.0]> : tensor<5xf32>
  %of_32_uniform_quantize_2 = stablehlo.uniform_quantize %of_32_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_32_minimum = stablehlo.minimum %of_32_uniform_quantize, %of_32_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5:3>>, tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5:3>>
  %of_32_uniform_dequantize = stablehlo.uniform_dequantize %of_32_minimum : (tensor<5x!quant.uniform<ui4:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_32_uniform_dequantize, dense<[0.0, 1.0, 0.0, 0.5, 0.0]> : tensor<5xf32> loc("minimum_32")
  %of_1_literal = stablehlo.constant dense<[0.5, 0.0, 1.0, -1.0, -0.5]> : tensor<5xf32>
  %of_1_uniform_quantize = stablehlo.uniform_quantize %of_1_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_1_literal_2 = stablehlo.constant dense<[0.5, -0.5, 0.5, -0.5, 0.0]> : tensor<5xf32>
  %of_1_uniform_quantize_2 = stablehlo.uniform_quantize %of_1_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_1_minimum = stablehlo.minimum %of_1_uniform_quantize, %of_1_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_1_uniform_dequantize = stablehlo.uniform_dequantize %of_1_minimum : (tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_1_uniform_dequantize, dense<[0.5, -0.5, 0.5, -1.0, -0.5]> : tensor<5xf32> loc("minimum_1")
  %of_25_literal = stablehlo.constant dense<[1.5, 1.0, 0.0, 1.0, 1.0]> : tensor<5xf32>
  %of_25_uniform_quantize = stablehlo.uniform_quantize %of_25_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_25_literal_2 = stablehlo.constant dense<[1.5, 1.0, 0.5, 0.0, 1.5]> : tensor<5xf32>
  %of_25_uniform_quantize_2 = stablehlo.uniform_quantize %of_25_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_25_minimum = stablehlo.minimum %of_25_uniform_quantize, %of_25_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_25_uniform_dequantize = stablehlo.uniform_dequantize %of_25_minimum : (tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_25_uniform_dequantize, dense<[1.5, 1.0, 0.0, 0.0, 1.0]> : tensor<5xf32> loc("minimum_25")
  %of_28_literal = stablehlo.constant dense<[1.0, 0.5, 1.0, 0.0, 1.5]> : tensor<5xf32>
  %of_28_uniform_quantize = stablehlo.uniform_quantize %of_28_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_28_literal_2 = stablehlo.constant dense<[1.0, 0.5, 1.0, 0.0, 1.0]> : tensor<5xf32>
  %of_28_uniform_quantize_2 = stablehlo.uniform_quantize %of_28_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_28_minimum = stablehlo.minimum %of_28_uniform_quantize, %of_28_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_28_uniform_dequantize = stablehlo.uniform_dequantize %of_28_minimum : (tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_28_uniform_dequantize, dense<[1.0, 0.5, 1.0, 0.0, 1.0]> : tensor<5xf32> loc("minimum_28")
  %of_63_literal = stablehlo.constant dense<[1.0, -0.5, -1.0, 0.0, 1.0]> : tensor<5xf32>
  %of_63_uniform_quantize = stablehlo.uniform_quantize %of_63_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_63_literal_2 = stablehlo.constant dense<[0.0, 0.5, 0.0, -1.0, -1.0]> : tensor<5xf32>
  %of_63_uniform_quantize_2 = stablehlo.uniform_quantize %of_63_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_63_minimum = stablehlo.minimum %of_63_uniform_quantize, %of_63_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_63_uniform_dequantize = stablehlo.uniform_dequantize %of_63_minimum : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_63_uniform_dequantize, dense<[0.0, -0.5, -1.0, -1.0, -1.0]> : tensor<5xf32> loc("minimum_63")
  %of_76_literal = stablehlo.constant dense<[0.0, 0.5, 0.0, 1.0, 1.0]> : tensor<5xf32>
  %of_76_uniform_quantize = stablehlo.uniform_quantize %of_76_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_76_literal_2 = stablehlo.constant dense<[1.5, 1.5, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_76_uniform_quantize_2 = stablehlo.uniform_quantize %of_76_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_76_minimum = stablehlo.minimum %of_76_uniform_quantize, %of_76_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5>>, tensor<5x!quant.uniform<ui4:f32, 0.25>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_76_uniform_dequantize = stablehlo.uniform_dequantize %of_76_minimum : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_76_uniform_dequantize, dense<[0.0, 0.5, 0.0, 0.5, 0.5]> : tensor<5xf32> loc("minimum_76")
  return
}
