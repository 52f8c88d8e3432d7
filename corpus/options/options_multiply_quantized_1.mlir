// Options of multiply in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_7_literal = stablehlo.constant dense<[0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<5xf32>
  %of_7_uniform_quantize = stablehlo.uniform_quantize %of_7_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:1>>
  %of_7_literal_2 = stablehlo.constant dense<[1.0, 1.5, 0.0, 1.5, 0.0]> : tensor<5xf32>
  %of_7_uniform_quantize_2 = stablehlo.uniform_quantize %of_7_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_7_multiply = stablehlo.multiply %of_7_uniform_quantize, %of_7_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.25:1>>, tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_7_uniform_dequantize = stablehlo.uniform_dequantize %of_7_multiply : (tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_7_uniform_dequantize, dense<[0.0, 1.5, 0.0, 0.0, 0.0]> : tensor<5xf32> loc("multiply_7")
  %of_89_literal = stablehlo.constant dense<[1.0, 1.0, 0.0, 1.5, 0.0]> : tensor<5xf32>
  %of_89_uniform_quantize = stablehlo.uniform_quantize %of_89_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_89_literal_2 = stablehlo.constant dense<[1.0, 0.5, 0.0, 0.5, 0.5]> : tensor<5xf32>
  %of_89_uniform_quantize_2 = stablehlo.uniform_quantize %of_89_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_89_multiply = stablehlo.multiply %of_89_uniform_quantize, %of_89_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5>>, tensor<5x!quant.uniform<ui4:f32, 0.25>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_89_uniform_dequantize = stablehlo.uniform_dequantize %of_89_multiply : (tensor<5x!quant.uniform<ui4:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_89_uniform_dequantize, dense<[1.0, 0.5, 0.0, 0.75, 0.0]> : tensor<5xf32> loc("multiply_89")
  %of_2_literal = stablehlo.constant dense<[1.0, -1.0, -0.5, 1.0, -0.5]> : tensor<5xf32>
  %of_2_uniform_quantize = stablehlo.uniform_quantize %of_2_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_2_literal_2 = stablehlo.constant dense<[0.0, -1.0, 1.0, 1.0, -0.5]> : tensor<5xf32>
  %of_2_uniform_quantize_2 = stablehlo.uniform_quantize %of_2_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5:3>>
  %of_2_multiply = stablehlo.multiply %of_2_uniform_quantize, %of_2_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>, tensor<5x!quant.uniform<i4:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i4:f32, 0.5:3>>
  %of_2_uniform_dequantize = stablehlo.uniform_dequantize %of_2_multiply : (tensor<5x!quant.uniform<i4:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_2_uniform_dequantize, dense<[0.0, 1.0, -0.5, 1.0, 0.5]> : tensor<5xf32> loc("multiply_2")
  %of_10_literal = stablehlo.constant dense<[1.0, 0.0, 0.0, 1.0, 0.0]> : tensor<5xf32>
  %of_10_uniform_quantize = stablehlo.uniform_quantize %of_10_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_10_literal_2 = stablehlo.constant dense<[1.0, 0.0, 1.5, 1.0, 0.0]> : tensor<5xf32>
  %of_10_uniform_quantize_2 = stablehlo.uniform_quantize %of_10_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:1>>
  %of_10_multiply = stablehlo.multiply %of_10_uniform_quantize, %of_10_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>, tensor<5x!quant.uniform<ui16:f32, 0.25:1>>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:3>>
  %of_10_uniform_dequantize = stablehlo.uniform_dequantize %of_10_multiply : (tensor<5x!quant.uniform<ui16:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_10_uniform_dequantize, dense<[1.0, 0.0, 0.0, 1.0, 0.0]> : tensor<5xf32> loc("multiply_10")
  %of_92_literal = stablehlo.constant dense<[0.0, 0.5, 1.5, 1.5, 1.0]> : tensor<5xf32>
  %of_92_uniform_quantize = stablehlo.uniform_quantize %of_92_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:3>>
  %of_92_literal_2 = stablehlo.constant dense<[1.5, 1.0, 0.0, 1.5, 1.0]> : tensor<5xf32>
  %of_92_uniform_quantize_2 = stablehlo.uniform_quantize %of_92_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_92_multiply = stablehlo.multiply %of_92_uniform_quantize, %of_92_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5:3>>, tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:1>>
  %of_92_uniform_dequantize = stablehlo.uniform_dequantize %of_92_multiply : (tensor<5x!quant.uniform<ui8:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_92_uniform_dequantize, dense<[0.0, 0.5, 0.0, 2.25, 1.0]> : tensor<5xf32> loc("multiply_92")
  %of_147_literal = stablehlo.constant dense<[0.0, -1.0, 1.0, 0.5, -0.5]> : tensor<5xf32>
  %of_147_uniform_quantize = stablehlo.uniform_quantize %of_147_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25:-2>>
  %of_147_literal_2 = stablehlo.constant dense<[-0.5, 0.0, 1.0, 0.0, -0.5]> : tensor<5xf32>
  %of_147_uniform_quantize_2 = stablehlo.uniform_quantize %of_147_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_147_multiply = stablehlo.multiply %of_147_uniform_quantize, %of_147_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.25:-2>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_147_uniform_dequantize = stablehlo.uniform_dequantize %of_147_multiply : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_147_uniform_dequantize, dense<[0.0, 0.0, 1.0, 0.0, 0.5]> : tensor<5xf32> loc("multiply_147")
  %of_183_literal = stablehlo.constant dense<[0.5, -0.5, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_183_uniform_quantize = stablehlo.uniform_quantize %of_183_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25:-2>>
  %of_183_literal_2 = stablehlo.constant dense<[0.0, 1.0, -0.5, 1.0, 0.0]> : tensor<5xf32>
  %of_183_uniform_quantize_2 = stablehlo.uniform_quantize %of_183_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_183_multiply = stablehlo.multiply %of_183_uniform_quantize, %of_183_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.25:-2>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_183_uniform_dequantize = stablehlo.uniform_dequantize %of_183_multiply : (tensor<5x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_183_uniform_dequantize, dense<[0.0, -0.5, -0.5, 0.5, 0.0]> : tensor<5xf32> loc("multiply_183")
  %of_4_literal = stablehlo.constant dense<[0.5, -1.0, -0.5, -0.5, -0.5]> : tensor<5xf32>
  %of_4_uniform_quantize = stablehlo.uniform_quantize %of_4_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_4_literal_2 = stablehlo.constant dense<[0.5, 0.0, 1.0, -0.5, 1.0]> : tensor<5xf32>
  %of_4_uniform_quantize_2 = stablehlo.uniform_quantize %of_4_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_4_multiply = stablehlo.multiply %of_4_uniform_quantize, %of_4_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_4_uniform_dequantize = stablehlo.uniform_dequantize %of_4_multiply : (tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_4_uniform_dequantize, dense<[0.0, 0.0, -0.5, 0.0, -0.5]> : tensor<5xf32> loc("multiply_4")
  %of_9_literal = stablehlo.constant dense<[0.0, 1.5, 0.5, 1.0, 1.0]> : tensor<5xf32>
  %of_9_uniform_quantize = stablehlo.uniform_quantize %of_9_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_9_literal_2 = stablehlo.constant dense<[1.0, 1.0, 1.5, 0.0, 0.5]> : tensor<5xf32>
  %of_9_uniform_quantize_2 = stablehlo.uniform_quantize %of_9_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_9_multiply = stablehlo.multiply %of_9_uniform_quantize, %of_9_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_9_uniform_dequantize = stablehlo.uniform_dequantize %of_9_multiply : (tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_9_uniform_dequantize, dense<[0.0, 1.5, 1.0, 0.0, 0.5]> : tensor<5xf32> loc("multiply_9")
  %of_39_literal = stablehlo.constant dense<[0.5, 0.5, 0.0, 0.5, 1.0]> : tensor<5xf32>
  %of_39_uniform_quantize = stablehlo.uniform_quantize %of_39_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_39_literal_2 = stablehlo.constant dense<[-0.5, 1.0, 1.0, -0.5, -1.0]> : tensor<5xf32>
  %of_39_uniform_quantize_2 = stablehlo.uniform_quantize %of_39_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_39_multiply = stablehlo.multiply %of_39_uniform_quantize, %of_39_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_39_uniform_dequantize = stablehlo.uniform_dequantize %of_39_multiply : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_39_uniform_dequantize, dense<[0.0, 0.5, 0.0, 0.0, -1.0]> : tensor<5xf32> loc("multiply_39")
  %of_52_literal = stablehlo.constant dense<[1.0, 1.5, 0.0, 1.0, 0.0]> : tensor<5xf32>
  %of_52_uniform_quantize = stablehlo.uniform_quantize %of_52_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_52_literal_2 = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.5, 0.0]> : tensor<5xf32>
  %of_52_uniform_quantize_2 = stablehlo.uniform_quantize %of_52_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_52_multiply = stablehlo.multiply %of_52_uniform_quantize, %of_52_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_52_uniform_dequantize = stablehlo.uniform_dequantize %of_52_multiply : (tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_52_uniform_dequantize, dense<[1.0, 2.0, 0.0, 1.5, 0.0]> : tensor<5xf32> loc("multiply_52")
  %of_109_literal = stablehlo.constant dense<[0.5, -0.5, -1.0, 0.5, -1.0]> : tensor<5xf32>
  %of_109_uniform_quantize = stablehlo.uniform_quantize %of_109_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_109_literal_2 = stablehlo.constant dense<[0.0, 0.0, -0.5, 0.0, -1.0]> : tensor<5xf32>
  %of_109_uniform_quantize_2 = stablehlo.uniform_quantize %of_109_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_109_multiply = stablehlo.multiply %of_109_uniform_quantize, %of_109_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_109_uniform_dequantize = stablehlo.uniform_dequantize %of_109_multiply : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_109_uniform_dequantize, dense<[0.0, 0.0, 0.5, 0.0, 1.0]> : tensor<5xf32> loc("multiply_109")
  return
}
