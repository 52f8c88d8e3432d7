// Options of divide in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[1.5, 0.5, 1.5, 0.0, 0.5]> : tensor<5xf32>
  %of_1_uniform_quantize = stablehlo.uniform_quantize %of_1_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:3>>
  %of_1_literal_2 = stablehlo.constant dense<[0.5, 1.0, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_1_uniform_quantize_2 = stablehlo.uniform_quantize %of_1_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:1>>
  %of_1_divide = stablehlo.divide %of_1_uniform_quantize, %of_1_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.25:3>>, tensor<5x!quant.uniform<ui8:f32, 0.25:1>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:1>>
  %of_1_uniform_dequantize = stablehlo.uniform_dequantize %of_1_divide : (tensor<5x!quant.uniform<ui8:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_1_uniform_dequantize, dense<[3.0, 0.5, 3.0, 0.0, 1.0]> : tensor<5xf32> loc("divide_1")
  %of_46_literal = stablehlo.constant dense<[1.5, 1.0, 1.5, 1.0, 0.5]> : tensor<5xf32>
  %of_46_uniform_quantize = stablehlo.uniform_quantize %of_46_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_46_literal_2 = stablehlo.constant dense<[1.5, 0.5, 1.0, 1.5, 0.5]> : tensor<5xf32>
  %of_46_uniform_quantize_2 = stablehlo.uniform_quantize %of_46_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25>>
  %of_46_divide = stablehlo.divide %of_46_uniform_quantize, %of_46_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.25>>) -> tensor<5x!quant.uniform<ui16:f32, 0.25>>
  %of_46_uniform_dequantize = stablehlo.uniform_dequantize %of_46_divide : (tensor<5x!quant.uniform<ui16:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_46_uniform_dequantize, dense<[1.0, 2.0, 1.5, 0.75, 1.0]> : tensor<5xf32> loc("divide_46")
  %of_122_literal = stablehlo.constant dense<[1.0, 1.5, 1.5, 0.0, 1.5]> : tensor<5xf32>
  %of_122_uniform_quantize = stablehlo.uniform_quantize %of_122_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5:1>>
  %of_122_literal_2 = stablehlo.constant dense<[0.5, 1.5, 1.0, 0.5, 1.0]> : tensor<5xf32>
  %of_122_uniform_quantize_2 = stablehlo.uniform_quantize %of_122_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_122_divide = stablehlo.divide %of_122_uniform_quantize, %of_122_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5:1>>, tensor<5x!quant.uniform<ui4:f32, 0.25>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:1>>
  %of_122_uniform_dequantize = stablehlo.uniform_dequantize %of_122_divide : (tensor<5x!quant.uniform<ui4:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_122_uniform_dequantize, dense<[2.0, 1.0, 1.5, 0.0, 1.5]> : tensor<5xf32> loc("divide_122")
  %of_132_literal = stablehlo.constant dense<[1.0, 1.0, -1.0, 0.5, 1.0]> : tensor<5xf32>
  %of_132_uniform_quantize = stablehlo.uniform_quantize %of_132_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25:-2>>
  %of_132_literal_2 = stablehlo.constant dense<[-1.0, -1.0, 0.5, 1.0, 1.0]> : tensor<5xf32>
  %of_132_uniform_quantize_2 = stablehlo.uniform_quantize %of_132_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:-2>>
  %of_132_divide = stablehlo.divide %of_132_uniform_quantize, %of_132_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.25:-2>>, tensor<5x!quant.uniform<i16:f32, 0.5:-2>>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_132_uniform_dequantize = stablehlo.uniform_dequantize %of_132_divide : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_132_uniform_dequantize, dense<[-1.0, -1.0, -2.0, 0.5, 1.0]> : tensor<5xf32> loc("divide_132")
  %of_8_literal = stablehlo.constant dense<[0.5, 0.0, 0.5, 0.0, 0.5]> : tensor<5xf32>
  %of_8_uniform_quantize = stablehlo.uniform_quantize %of_8_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_8_literal_2 = stablehlo.constant dense<[1.0, -1.0, -1.0, 1.0, -0.5]> : tensor<5xf32>
  %of_8_uniform_quantize_2 = stablehlo.uniform_quantize %of_8_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_8_divide = stablehlo.divide %of_8_uniform_quantize, %of_8_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.25>>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_8_uniform_dequantize = stablehlo.uniform_dequantize %of_8_divide : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_8_uniform_dequantize, dense<[0.5, 0.0, -0.5, 0.0, -1.0]> : tensor<5xf32> loc("divide_8")
  %of_27_literal = stablehlo.constant dense<[0.0, -1.0, 1.0, 0.0, 0.5]> : tensor<5xf32>
  %of_27_uniform_quantize = stablehlo.uniform_quantize %of_27_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25>>
  %of_27_literal_2 = stablehlo.constant dense<[-0.5, -1.0, -1.0, -0.5, 0.5]> : tensor<5xf32>
  %of_27_uniform_quantize_2 = stablehlo.uniform_quantize %of_27_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_27_divide = stablehlo.divide %of_27_uniform_quantize, %of_27_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.25>>, tensor<5x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i32:f32, 0.5:-2>>
  %of_27_uniform_dequantize = stablehlo.uniform_dequantize %of_27_divide : (tensor<5x!quant.uniform<i32:f32, 0.5:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_27_uniform_dequantize, dense<[0.0, 1.0, -1.0, 0.0, 1.0]> : tensor<5xf32> loc("divide_27")
  %of_69_literal = stablehlo.constant dense<[0.5, 0.5, 1.5, 0.5, 1.5]> : tensor<5xf32>
  %of_69_uniform_quantize = stablehlo.uniform_quantize %of_69_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_69_literal_2 = stablehlo.constant dense<[1.0, 0.5, 1.5, 1.0, 0.5]> : tensor<5xf32>
  %of_69_uniform_quantize_2 = stablehlo.uniform_quantize %of_69_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:3>>
  %of_69_divide = stablehlo.divide %of_69_uniform_quantize, %of_69_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>, tensor<5x!quant.uniform<ui16:f32, 0.5:3>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_69_uniform_dequantize = stablehlo.uniform_dequantize %of_69_divide : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_69_uniform_dequantize, dense<[0.5, 1.0, 1.0, 0.5, 3.0]> : tensor<5xf32> loc("divide_69")
  %of_0_literal = stablehlo.constant dense<[1.0, 0.0, -1.0, 1.0, 0.5]> : tensor<5xf32>
  %of_0_uniform_quantize = stablehlo.uniform_quantize %of_0_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_0_literal_2 = stablehlo.constant dense<[0.5, -1.0, -0.5, -0.5, 1.0]> : tensor<5xf32>
  %of_0_uniform_quantize_2 = stablehlo.uniform_quantize %of_0_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:-2>>
  %of_0_divide = stablehlo.divide %of_0_uniform_quantize, %of_0_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5:3>>, tensor<5x!quant.uniform<i32:f32, 0.5:-2>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_0_uniform_dequantize = stablehlo.uniform_dequantize %of_0_divide : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_0_uniform_dequantize, dense<[2.0, 0.0, 2.0, -2.0, 0.5]> : tensor<5xf32> loc("divide_0")
  %of_2_literal = stablehlo.constant dense<[1.0, 1.5, 1.0, 1.5, 1.0]> : tensor<5xf32>
  %of_2_uniform_quantize = stablehlo.uniform_quantize %of_2_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_2_literal_2 = stablehlo.constant dense<[1.5, 1.0, 0.5, 1.5, 1.0]> : tensor<5xf32>
  %of_2_uniform_quantize_2 = stablehlo.uniform_quantize %of_2_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_2_divide = stablehlo.divide %of_2_uniform_quantize, %of_2_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5>>, tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_2_uniform_dequantize = stablehlo.uniform_dequantize %of_2_divide : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_2_uniform_dequantize, dense<[0.5, 1.5, 2.0, 1.0, 1.0]> : tensor<5xf32> loc("divide_2")
  %of_12_literal = stablehlo.constant dense<[-1.0, -1.0, 0.5, 0.5, 1.0]> : tensor<5xf32>
  %of_12_uniform_quantize = stablehlo.uniform_quantize %of_12_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_12_literal_2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -0.5, 1.0]> : tensor<5xf32>
  %of_12_uniform_quantize_2 = stablehlo.uniform_quantize %of_12_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_12_divide = stablehlo.divide %of_12_uniform_quantize, %of_12_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_12_uniform_dequantize = stablehlo.uniform_dequantize %of_12_divide : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_12_uniform_dequantize, dense<[-2.0, 2.0, 0.5, -1.0, 1.0]> : tensor<5xf32> loc("divide_12")
  %of_18_literal = stablehlo.constant dense<[0.0, 0.0, 0.5, -0.5, 0.5]> : tensor<5xf32>
  %of_18_uniform_quantize = stablehlo.uniform_quantize %of_18_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_18_literal_2 = stablehlo.constant dense<[1.0, -1.0, -1.0, 1.0, 0.5]> : tensor<5xf32>
  %of_18_uniform_quantize_2 = stablehlo.uniform_quantize %of_18_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_18_divide = stablehlo.divide %of_18_uniform_quantize, %of_18_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>, tensor<5x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_18_uniform_dequantize = stablehlo.uniform_dequantize %of_18_divide : (tensor<5x!quant.uniform<i4:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_18_uniform_dequantize, dense<[0.0, 0.0, -0.5, -0.5, 1.0]> : tensor<5xf32> loc("divide_18")
  %of_77_literal = stablehlo.constant dense<[0.0, 1.5, 1.5, 0.5, 0.0]> : tensor<5xf32>
  %of_77_uniform_quantize = stablehlo.uniform_quantize %of_77_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_77_literal_2 = stablehlo.constant dense<[1.5, 0.5, 1.0, 0.5, 1.5]> : tensor<5xf32>
  %of_77_uniform_quantize_2 = stablehlo.uniform_quantize %of_77_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_77_divide = stablehlo.divide %of_77_uniform_quantize, %of_77_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:3>>
  %of_77_uniform_dequantize = stablehlo.uniform_dequantize %of_77_divide : (tensor<5x!quant.uniform<ui8:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_77_uniform_dequantize, dense<[0.0, 3.0, 1.5, 1.0, 0.0]> : tensor<5xf32> loc("divide_77")
  return
}
