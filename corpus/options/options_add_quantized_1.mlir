// Options of add in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_46_literal = stablehlo.constant dense<[0.5, 0.0, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_46_uniform_quantize = stablehlo.uniform_quantize %of_46_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25>>
  %of_46_literal_2 = stablehlo.constant dense<[-1.0, 1.0, 0.0, -0.5, 1.0]> : tensor<5xf32>
  %of_46_uniform_quantize_2 = stablehlo.uniform_quantize %of_46_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_46_add = stablehlo.add %of_46_uniform_quantize, %of_46_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.25>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_46_uniform_dequantize = stablehlo.uniform_dequantize %of_46_add : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_46_uniform_dequantize, dense<[-0.5, 1.0, 0.5, 0.0, 1.5]> : tensor<5xf32> loc("add_46")
  %of_27_literal = stablehlo.constant dense<[1.0, -0.5, 0.0, 0.5, -1.0]> : tensor<5xf32>
  %of_27_uniform_quantize = stablehlo.uniform_quantize %of_27_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5:3>>
  %of_27_literal_2 = stablehlo.constant dense<[1.0, 1.0, 0.5, 0.0, 0.5]> : tensor<5xf32>
  %of_27_uniform_quantize_2 = stablehlo.uniform_quantize %of_27_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25>>
  %of_27_add = stablehlo.add %of_27_uniform_quantize, %of_27_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5:3>>, tensor<5x!quant.uniform<i4:f32, 0.25>>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_27_uniform_dequantize = stablehlo.uniform_dequantize %of_27_add : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_27_uniform_dequantize, dense<[2.0, 0.5, 0.5, 0.5, -0.5]> : tensor<5xf32> loc("add_27")
  %of_79_literal = stablehlo.constant dense<[1.5, 0.0, 1.0, 1.5, 1.0]> : tensor<5xf32>
  %of_79_uniform_quantize = stablehlo.uniform_quantize %of_79_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:1>>
  %of_79_literal_2 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0.5, 1.0]> : tensor<5xf32>
  %of_79_uniform_quantize_2 = stablehlo.uniform_quantize %of_79_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:3>>
  %of_79_add = stablehlo.add %of_79_uniform_quantize, %of_79_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.25:1>>, tensor<5x!quant.uniform<ui16:f32, 0.5:3>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:1>>
  %of_79_uniform_dequantize = stablehlo.uniform_dequantize %of_79_add : (tensor<5x!quant.uniform<ui16:f32, 0.5:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_79_uniform_dequantize, dense<[1.5, 0.0, 2.0, 2.0, 2.0]> : tensor<5xf32> loc("add_79")
  %of_85_literal = stablehlo.constant dense<[1.0, 0.0, 1.0, 1.5, 1.0]> : tensor<5xf32>
  %of_85_uniform_quantize = stablehlo.uniform_quantize %of_85_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5:3>>
  %of_85_literal_2 = stablehlo.constant dense<[1.5, 0.5, 0.0, 1.5, 1.5]> : tensor<5xf32>
  %of_85_uniform_quantize_2 = stablehlo.uniform_quantize %of_85_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_85_add = stablehlo.add %of_85_uniform_quantize, %of_85_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5:3>>, tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_85_uniform_dequantize = stablehlo.uniform_dequantize %of_85_add : (tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_85_uniform_dequantize, dense<[2.5, 0.5, 1.0, 3.0, 2.5]> : tensor<5xf32> loc("add_85")
  %of_102_literal = stablehlo.constant dense<[0.5, 1.5, 0.5, 1.0, 1.0]> : tensor<5xf32>
  %of_102_uniform_quantize = stablehlo.uniform_quantize %of_102_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25:1>>
  %of_102_literal_2 = stablehlo.constant dense<[0.0, 1.5, 0.5, 1.0, 1.5]> : tensor<5xf32>
  %of_102_uniform_quantize_2 = stablehlo.uniform_quantize %of_102_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:1>>
  %of_102_add = stablehlo.add %of_102_uniform_quantize, %of_102_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.25:1>>, tensor<5x!quant.uniform<ui8:f32, 0.5:1>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:3>>
  %of_102_uniform_dequantize = stablehlo.uniform_dequantize %of_102_add : (tensor<5x!quant.uniform<ui8:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_102_uniform_dequantize, dense<[0.5, 3.0, 1.0, 2.0, 2.5]> : tensor<5xf32> loc("add_102")
  %of_7_literal = stablehlo.constant dense<[-0.5, -1.0, -0.5, 1.0, -0.5]> : tensor<5xf32>
  %of_7_uniform_quantize = stablehlo.uniform_quantize %of_7_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25>>
  %of_7_literal_2 = stablehlo.constant dense<[1.0, 1.0, 0.5, 0.5, 0.5]> : tensor<5xf32>
  %of_7_uniform_quantize_2 = stablehlo.uniform_quantize %of_7_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:3>>
  %of_7_add = stablehlo.add %of_7_uniform_quantize, %of_7_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.25>>, tensor<5x!quant.uniform<i16:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i16:f32, 0.5:-2>>
  %of_7_uniform_dequantize = stablehlo.uniform_dequantize %of_7_add : (tensor<5x!quant.uniform<i16:f32, 0.5:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_7_uniform_dequantize, dense<[0.5, 0.0, 0.0, 1.5, 0.0]> : tensor<5xf32> loc("add_7")
  %of_121_literal = stablehlo.constant dense<[-1.0, -0.5, -0.5, -1.0, -0.5]> : tensor<5xf32>
  %of_121_uniform_quantize = stablehlo.uniform_quantize %of_121_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5:-2>>
  %of_121_literal_2 = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, -1.0]> : tensor<5xf32>
  %of_121_uniform_quantize_2 = stablehlo.uniform_quantize %of_121_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_121_add = stablehlo.add %of_121_uniform_quantize, %of_121_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5:-2>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5:-2>>
  %of_121_uniform_dequantize = stablehlo.uniform_dequantize %of_121_add : (tensor<5x!quant.uniform<i32:f32, 0.5:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_121_uniform_dequantize, dense<[-1.0, 0.0, 0.5, -2.0, -1.5]> : tensor<5xf32> loc("add_121")
  %of_4_literal = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.0, 0.0]> : tensor<5xf32>
  %of_4_uniform_quantize = stablehlo.uniform_quantize %of_4_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_4_literal_2 = stablehlo.constant dense<[1.0, 0.5, 0.0, 1.0, 0.5]> : tensor<5xf32>
  %of_4_uniform_quantize_2 = stablehlo.uniform_quantize %of_4_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_4_add = stablehlo.add %of_4_uniform_quantize, %of_4_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5>>, tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_4_uniform_dequantize = stablehlo.uniform_dequantize %of_4_add : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_4_uniform_dequantize, dense<[1.5, 1.5, 1.0, 2.0, 0.5]> : tensor<5xf32> loc("add_4")
  %of_8_literal = stablehlo.constant dense<[1.0, 0.0, 0.5, 1.0, 1.0]> : tensor<5xf32>
  %of_8_uniform_quantize = stablehlo.uniform_quantize %of_8_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_8_literal_2 = stablehlo.constant dense<[1.5, 1.5, 0.5, 0.0, 1.5]> : tensor<5xf32>
  %of_8_uniform_quantize_2 = stablehlo.uniform_quantize %of_8_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_8_add = stablehlo.add %of_8_uniform_quantize, %of_8_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_8_uniform_dequantize = stablehlo.uniform_dequantize %of_8_add : (tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_8_uniform_dequantize, dense<[2.5, 1.5, 1.0, 1.0, 2.5]> : tensor<5xf32> loc("add_8")
  %of_9_literal = stablehlo.constant dense<[-0.5, -1.0, 1.0, -0.5, 0.0]> : tensor<5xf32>
  %of_9_uniform_quantize = stablehlo.uniform_quantize %of_9_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_9_literal_2 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 1.0, 0.5]> : tensor<5xf32>
  %of_9_uniform_quantize_2 = stablehlo.uniform_quantize %of_9_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_9_add = stablehlo.add %of_9_uniform_quantize, %of_9_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_9_uniform_dequantize = stablehlo.uniform_dequantize %of_9_add : (tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_9_uniform_dequantize, dense<[-1.0, -1.0, 1.5, 0.5, 0.5]> : tensor<5xf32> loc("add_9")
  %of_10_literal = stablehlo.constant dense<[-0.5, 0.0, 0.5, -0.5, -0.5]> : tensor<5xf32>
  %of_10_uniform_quantize = stablehlo.uniform_quantize %of_10_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_10_literal_2 = stablehlo.constant dense<[-1.0, 0.0, 0.0, -1.0, -0.5]> : tensor<5xf32>
  %of_10_uniform_quantize_2 = stablehlo.uniform_quantize %of_10_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_10_add = stablehlo.add %of_10_uniform_quantize, %of_10_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_10_uniform_dequantize = stablehlo.uniform_dequantize %of_10_add : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_10_uniform_dequantize, dense<[-1.5, 0.0, 0.5, -1.5, -1.0]> : tensor<5xf32> loc("add_10")
  %of_23_literal = stablehlo.constant dense<[0.0, 1.5, 0.0, 1.5, 0.0]> : tensor<5xf32>
  %of_23_uniform_quantize = stablehlo.uniform_quantize %of_23_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_23_literal_2 = stablehlo.constant dense<[0.5, 1.0, 1.0, 0.0, 1.0]> : tensor<5xf32>
  %of_23_uniform_quantize_2 = stablehlo.uniform_quantize %of_23_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_23_add = stablehlo.add %of_23_uniform_quantize, %of_23_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_23_uniform_dequantize = stablehlo.uniform_dequantize %of_23_add : (tensor<5x!quant.uniform<ui8:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_23_uniform_dequantize, dense<[0.5, 2.5, 1.0, 1.5, 1.0]> : tensor<5xf32> loc("add_23")
  return
}
