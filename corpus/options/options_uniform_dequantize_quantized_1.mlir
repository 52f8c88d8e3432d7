// Options of uniform_dequantize in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[[2.0, 1000.0, -1.5], [-100.0, 1000.0, -1.5]]> : tensor<2x3xf32>
  %of_1_uniform_quantize = stablehlo.uniform_quantize %of_1_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui4:f32:1, {0.5:1, 0.25:3, 1.0:3}>>
  %of_1_uniform_dequantize = stablehlo.uniform_dequantize %of_1_uniform_quantize : (tensor<2x3x!quant.uniform<ui4:f32:1, {0.5:1, 0.25:3, 1.0:3}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_1_uniform_dequantize, dense<[[2.0, 3.0, -1.0], [-0.5, 3.0, -1.0]]> : tensor<2x3xf32> loc("uniform_dequantize_1")
  %of_2_literal = stablehlo.constant dense<[[-0.25, 2.0, 0.0], [-0.25, -100.0, 0.125]]> : tensor<2x3xf32>
  %of_2_uniform_quantize = stablehlo.uniform_quantize %of_2_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui16:f32, 0.25:3>>
  %of_2_uniform_dequantize = stablehlo.uniform_dequantize %of_2_uniform_quantize : (tensor<2x3x!quant.uniform<ui16:f32, 0.25:3>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_2_uniform_dequantize, dense<[[-0.25, 2.0, 0.0], [-0.25, -0.75, 0.25]]> : tensor<2x3xf32> loc("uniform_dequantize_2")
  %of_3_literal = stablehlo.constant dense<[[-1.5, 0.125, 2.0], [2.0, -100.0, -1.5]]> : tensor<2x3xf32>
  %of_3_uniform_quantize = stablehlo.uniform_quantize %of_3_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui8:f32:1, {0.5:1, 0.25, 1.0}>>
  %of_3_uniform_dequantize = stablehlo.uniform_dequantize %of_3_uniform_quantize : (tensor<2x3x!quant.uniform<ui8:f32:1, {0.5:1, 0.25, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_3_uniform_dequantize, dense<[[-0.5, 0.0, 2.0], [2.0, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_dequantize_3")
  %of_4_literal = stablehlo.constant dense<[[-1.5, 0.125, 0.0], [-100.0, 2.0, 1000.0]]> : tensor<2x3xf32>
  %of_4_uniform_quantize = stablehlo.uniform_quantize %of_4_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i16:f32:1, {0.5:3, 0.25, 1.0}>>
  %of_4_uniform_dequantize = stablehlo.uniform_dequantize %of_4_uniform_quantize : (tensor<2x3x!quant.uniform<i16:f32:1, {0.5:3, 0.25, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_4_uniform_dequantize, dense<[[-1.5, 0.0, 0.0], [-100.0, 2.0, 1000.0]]> : tensor<2x3xf32> loc("uniform_dequantize_4")
  %of_5_literal = stablehlo.constant dense<[[0.0, 0.125, 2.0], [0.125, 0.125, 2.0]]> : tensor<2x3xf32>
  %of_5_uniform_quantize = stablehlo.uniform_quantize %of_5_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui4:f32, 0.5>>
  %of_5_uniform_dequantize = stablehlo.uniform_dequantize %of_5_uniform_quantize : (tensor<2x3x!quant.uniform<ui4:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_5_uniform_dequantize, dense<[[0.0, 0.0, 2.0], [0.0, 0.0, 2.0]]> : tensor<2x3xf32> loc("uniform_dequantize_5")
  %of_6_literal = stablehlo.constant dense<[[-1.5, -1.5, -100.0], [-100.0, -0.25, 0.125]]> : tensor<2x3xf32>
  %of_6_uniform_quantize = stablehlo.uniform_quantize %of_6_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i4:f32:1, {0.5, 0.25:3, 1.0}>>
  %of_6_uniform_dequantize = stablehlo.uniform_dequantize %of_6_uniform_quantize : (tensor<2x3x!quant.uniform<i4:f32:1, {0.5, 0.25:3, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_6_uniform_dequantize, dense<[[-1.5, -1.5, -8.0], [-4.0, -0.25, 0.0]]> : tensor<2x3xf32> loc("uniform_dequantize_6")
  %of_13_literal = stablehlo.constant dense<[[-1.5, 0.0, 2.0], [0.0, -100.0, 0.375]]> : tensor<2x3xf32>
  %of_13_uniform_quantize = stablehlo.uniform_quantize %of_13_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui8:f32, 0.25>>
  %of_13_uniform_dequantize = stablehlo.uniform_dequantize %of_13_uniform_quantize : (tensor<2x3x!quant.uniform<ui8:f32, 0.25>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_13_uniform_dequantize, dense<[[0.0, 0.0, 2.0], [0.0, 0.0, 0.5]]> : tensor<2x3xf32> loc("uniform_dequantize_13")
  %of_18_literal = stablehlo.constant dense<[[0.375, -100.0, 0.125], [1000.0, 1000.0, -100.0]]> : tensor<2x3xf32>
  %of_18_uniform_quantize = stablehlo.uniform_quantize %of_18_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i4:f32, 0.5>>
  %of_18_uniform_dequantize = stablehlo.uniform_dequantize %of_18_uniform_quantize : (tensor<2x3x!quant.uniform<i4:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_18_uniform_dequantize, dense<[[0.5, -4.0, 0.0], [3.5, 3.5, -4.0]]> : tensor<2x3xf32> loc("uniform_dequantize_18")
  %of_24_literal = stablehlo.constant dense<[[0.375, -100.0, 2.0], [0.375, -0.25, -0.25]]> : tensor<2x3xf32>
  %of_24_uniform_quantize = stablehlo.uniform_quantize %of_24_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui16:f32, 0.25>>
  %of_24_uniform_dequantize = stablehlo.uniform_dequantize %of_24_uniform_quantize : (tensor<2x3x!quant.uniform<ui16:f32, 0.25>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_24_uniform_dequantize, dense<[[0.5, 0.0, 2.0], [0.5, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_dequantize_24")
  %of_27_literal = stablehlo.constant dense<[[1000.0, -100.0, 2.0], [-0.25, 0.125, -100.0]]> : tensor<2x3xf32>
  %of_27_uniform_quantize = stablehlo.uniform_quantize %of_27_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i32:f32:1, {0.5:-2, 0.25:-2, 1.0}>>
  %of_27_uniform_dequantize = stablehlo.uniform_dequantize %of_27_uniform_quantize : (tensor<2x3x!quant.uniform<i32:f32:1, {0.5:-2, 0.25:-2, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_27_uniform_dequantize, dense<[[1000.0, -100.0, 2.0], [0.0, 0.0, -100.0]]> : tensor<2x3xf32> loc("uniform_dequantize_27")
  %of_29_literal = stablehlo.constant dense<[[1000.0, -0.25, 0.125], [0.0, -100.0, 1000.0]]> : tensor<2x3xf32>
  %of_29_uniform_quantize = stablehlo.uniform_quantize %of_29_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui16:f32:1, {0.5:1, 0.25, 1.0:1}>>
  %of_29_uniform_dequantize = stablehlo.uniform_dequantize %of_29_uniform_quantize : (tensor<2x3x!quant.uniform<ui16:f32:1, {0.5:1, 0.25, 1.0:1}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_29_uniform_dequantize, dense<[[1000.0, 0.0, 0.0], [0.0, 0.0, 1000.0]]> : tensor<2x3xf32> loc("uniform_dequantize_29")
  return
}
