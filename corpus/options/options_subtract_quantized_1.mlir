// Options of subtract in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_46_literal = stablehlo.constant dense<[-0.5, -0.5, 1.0, 0.0, 0.5]> : tensor<5xf32>
  %of_46_uniform_quantize = stablehlo.uniform_quantize %of_46_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25>>
  %of_46_literal_2 = stablehlo.constant dense<[1.0, 1.0, -0.5, 0.5, 0.0]> : tensor<5xf32>
  %of_46_uniform_quantize_2 = stablehlo.uniform_quantize %of_46_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_46_subtract = stablehlo.subtract %of_46_uniform_quantize, %of_46_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.25>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_46_uniform_dequantize = stablehlo.uniform_dequantize %of_46_subtract : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_46_uniform_dequantize, dense<[-1.5, -1.5, 1.5, -0.5, 0.5]> : tensor<5xf32> loc("subtract_46")
  %of_42_literal = stablehlo.constant dense<[0.5, 0.0, 1.5, 1.0, 0.5]> : tensor<5xf32>
  %of_42_uniform_quantize = stablehlo.uniform_quantize %of_42_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:1>>
  %of_42_literal_2 = stablehlo.constant dense<[0.5, 0.0, 1.5, 1.5, 0.0]> : tensor<5xf32>
  %of_42_uniform_quantize_2 = stablehlo.uniform_quantize %of_42_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_42_subtract = stablehlo.subtract %of_42_uniform_quantize, %of_42_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5:1>>, tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:3>>
  %of_42_uniform_dequantize = stablehlo.uniform_dequantize %of_42_subtract : (tensor<5x!quant.uniform<ui8:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_42_uniform_dequantize, dense<[0.0, 0.0, 0.0, -0.5, 0.5]> : tensor<5xf32> loc("subtract_42")
  %of_88_literal = stablehlo.constant dense<[0.0, 1.0, 0.5, 1.0, 0.0]> : tensor<5xf32>
  %of_88_uniform_quantize = stablehlo.uniform_quantize %of_88_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:3>>
  %of_88_literal_2 = stablehlo.constant dense<[1.0, 0.0, 1.0, 1.5, 1.5]> : tensor<5xf32>
  %of_88_uniform_quantize_2 = stablehlo.uniform_quantize %of_88_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_88_subtract = stablehlo.subtract %of_88_uniform_quantize, %of_88_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.25:3>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_88_uniform_dequantize = stablehlo.uniform_dequantize %of_88_subtract : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_88_uniform_dequantize, dense<[-0.5, 1.0, -0.5, -0.5, -0.5]> : tensor<5xf32> loc("subtract_88")
  %of_90_literal = stablehlo.constant dense<[-0.5, 1.0, -0.5, -0.5, -0.5]> : tensor<5xf32>
  %of_90_uniform_quantize = stablehlo.uniform_quantize %of_90_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_90_literal_2 = stablehlo.constant dense<[-0.5, 1.0, -0.5, 0.0, 1.0]> : tensor<5xf32>
  %of_90_uniform_quantize_2 = stablehlo.uniform_quantize %of_90_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25:3>>
  %of_90_subtract = stablehlo.subtract %of_90_uniform_quantize, %of_90_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5:3>>, tensor<5x!quant.uniform<i32:f32, 0.25:3>>) -> tensor<5x!quant.uniform<i32:f32, 0.25:-2>>
  %of_90_uniform_dequantize = stablehlo.uniform_dequantize %of_90_subtract : (tensor<5x!quant.uniform<i32:f32, 0.25:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_90_uniform_dequantize, dense<[0.0, 0.0, 0.0, -0.5, -1.5]> : tensor<5xf32> loc("subtract_90")
  %of_12_literal = stablehlo.constant dense<[0.0, 0.5, 0.0, 1.0, 0.5]> : tensor<5xf32>
  %of_12_uniform_quantize = stablehlo.uniform_quantize %of_12_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_12_literal_2 = stablehlo.constant dense<[0.0, 0.0, -1.0, 1.0, 0.0]> : tensor<5xf32>
  %of_12_uniform_quantize_2 = stablehlo.uniform_quantize %of_12_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5:3>>
  %of_12_subtract = stablehlo.subtract %of_12_uniform_quantize, %of_12_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>, tensor<5x!quant.uniform<i4:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i4:f32, 0.25:3>>
  %of_12_uniform_dequantize = stablehlo.uniform_dequantize %of_12_subtract : (tensor<5x!quant.uniform<i4:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_12_uniform_dequantize, dense<[0.0, 0.5, 1.0, 0.0, 0.5]> : tensor<5xf32> loc("subtract_12")
  %of_35_literal = stablehlo.constant dense<[0.5, 0.5, 0.0, 1.5, 1.5]> : tensor<5xf32>
  %of_35_uniform_quantize = stablehlo.uniform_quantize %of_35_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_35_literal_2 = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.0, 1.5]> : tensor<5xf32>
  %of_35_uniform_quantize_2 = stablehlo.uniform_quantize %of_35_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_35_subtract = stablehlo.subtract %of_35_uniform_quantize, %of_35_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.25:3>>, tensor<5x!quant.uniform<ui4:f32, 0.25>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:1>>
  %of_35_uniform_dequantize = stablehlo.uniform_dequantize %of_35_subtract : (tensor<5x!quant.uniform<ui4:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_35_uniform_dequantize, dense<[0.0, -0.25, -0.25, 0.5, 0.0]> : tensor<5xf32> loc("subtract_35")
  %of_77_literal = stablehlo.constant dense<[1.5, 1.0, 0.5, 0.0, 1.5]> : tensor<5xf32>
  %of_77_uniform_quantize = stablehlo.uniform_quantize %of_77_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25>>
  %of_77_literal_2 = stablehlo.constant dense<[1.5, 0.5, 1.5, 0.5, 1.5]> : tensor<5xf32>
  %of_77_uniform_quantize_2 = stablehlo.uniform_quantize %of_77_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_77_subtract = stablehlo.subtract %of_77_uniform_quantize, %of_77_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.25>>, tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_77_uniform_dequantize = stablehlo.uniform_dequantize %of_77_subtract : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_77_uniform_dequantize, dense<[0.0, 0.5, 0.0, 0.0, 0.0]> : tensor<5xf32> loc("subtract_77")
  %of_114_literal = stablehlo.constant dense<[0.5, -1.0, -0.5, -1.0, -1.0]> : tensor<5xf32>
  %of_114_uniform_quantize = stablehlo.uniform_quantize %of_114_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_114_literal_2 = stablehlo.constant dense<[1.0, 1.0, -0.5, 1.0, 0.5]> : tensor<5xf32>
  %of_114_uniform_quantize_2 = stablehlo.uniform_quantize %of_114_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_114_subtract = stablehlo.subtract %of_114_uniform_quantize, %of_114_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_114_uniform_dequantize = stablehlo.uniform_dequantize %of_114_subtract : (tensor<5x!quant.uniform<i16:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_114_uniform_dequantize, dense<[-0.5, -2.0, 0.0, -2.0, -1.5]> : tensor<5xf32> loc("subtract_114")
  %of_6_literal = stablehlo.constant dense<[-1.0, 1.0, 0.5, -0.5, -1.0]> : tensor<5xf32>
  %of_6_uniform_quantize = stablehlo.uniform_quantize %of_6_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_6_literal_2 = stablehlo.constant dense<[-1.0, -0.5, 0.5, -0.5, 0.5]> : tensor<5xf32>
  %of_6_uniform_quantize_2 = stablehlo.uniform_quantize %of_6_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_6_subtract = stablehlo.subtract %of_6_uniform_quantize, %of_6_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_6_uniform_dequantize = stablehlo.uniform_dequantize %of_6_subtract : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_6_uniform_dequantize, dense<[0.0, 1.5, 0.0, 0.0, -1.5]> : tensor<5xf32> loc("subtract_6")
  %of_7_literal = stablehlo.constant dense<[0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<5xf32>
  %of_7_uniform_quantize = stablehlo.uniform_quantize %of_7_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_7_literal_2 = stablehlo.constant dense<[1.0, 0.0, 0.5, 0.0, -0.5]> : tensor<5xf32>
  %of_7_uniform_quantize_2 = stablehlo.uniform_quantize %of_7_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_7_subtract = stablehlo.subtract %of_7_uniform_quantize, %of_7_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_7_uniform_dequantize = stablehlo.uniform_dequantize %of_7_subtract : (tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_7_uniform_dequantize, dense<[-0.5, 0.5, -1.5, 1.0, 0.5]> : tensor<5xf32> loc("subtract_7")
  %of_100_literal = stablehlo.constant dense<[1.0, 1.5, 0.0, 1.5, 0.0]> : tensor<5xf32>
  %of_100_uniform_quantize = stablehlo.uniform_quantize %of_100_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_100_literal_2 = stablehlo.constant dense<[0.5, 0.0, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_100_uniform_quantize_2 = stablehlo.uniform_quantize %of_100_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_100_subtract = stablehlo.subtract %of_100_uniform_quantize, %of_100_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_100_uniform_dequantize = stablehlo.uniform_dequantize %of_100_subtract : (tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_100_uniform_dequantize, dense<[0.5, 1.5, 0.0, 1.0, 0.0]> : tensor<5xf32> loc("subtract_100")
  %of_167_literal = stablehlo.constant dense<[1.5, 1.0, 0.0, 0.0, 0.0]> : tensor<5xf32>
  %of_167_uniform_quantize = stablehlo.uniform_quantize %of_167_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_167_literal_2 = stablehlo.constant dense<[1.0, 0.0, 0.5, 1.0, 0.5]> : tensor<5xf32>
  %of_167_uniform_quantize_2 = stablehlo.uniform_quantize %of_167_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_167_subtract = stablehlo.subtract %of_167_uniform_quantize, %of_167_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_167_uniform_dequantize = stablehlo.uniform_dequantize %of_167_subtract : (tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_167_uniform_dequantize, dense<[0.5, 1.0, 0.0, 0.0, 0.0]> : tensor<5xf32> loc("subtract_167")
  return
}
