// Options of uniform_quantize in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[[0.125, -100.0, -0.25], [-100.0, 0.0, 0.125]]> : tensor<2x3xf32>
  %of_0_uniform_quantize = stablehlo.uniform_quantize %of_0_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i4:f32, 0.5:3>>
  %of_0_uniform_dequantize = stablehlo.uniform_dequantize %of_0_uniform_quantize : (tensor<2x3x!quant.uniform<i4:f32, 0.5:3>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_0_uniform_dequantize, dense<[[0.0, -5.5, -0.5], [-5.5, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_0")
  %of_3_literal = stablehlo.constant dense<[[0.0, 1000.0, 0.0], [2.0, 1000.0, -100.0]]> : tensor<2x3xf32>
  %of_3_uniform_quantize = stablehlo.uniform_quantize %of_3_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i16:f32:1, {0.5:3, 0.25, 1.0:-2}>>
  %of_3_uniform_dequantize = stablehlo.uniform_dequantize %of_3_uniform_quantize : (tensor<2x3x!quant.uniform<i16:f32:1, {0.5:3, 0.25, 1.0:-2}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_3_uniform_dequantize, dense<[[0.0, 1000.0, 0.0], [2.0, 1000.0, -100.0]]> : tensor<2x3xf32> loc("uniform_quantize_3")
  %of_4_literal = stablehlo.constant dense<[[0.125, 0.0, 0.0], [2.0, -1.5, 0.125]]> : tensor<2x3xf32>
  %of_4_uniform_quantize = stablehlo.uniform_quantize %of_4_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i32:f32:1, {0.5, 0.25, 1.0:3}>>
  %of_4_uniform_dequantize = stablehlo.uniform_dequantize %of_4_uniform_quantize : (tensor<2x3x!quant.uniform<i32:f32:1, {0.5, 0.25, 1.0:3}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_4_uniform_dequantize, dense<[[0.0, 0.0, 0.0], [2.0, -1.5, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_4")
  %of_8_literal = stablehlo.constant dense<[[0.125, 0.375, -100.0], [1000.0, 1000.0, -0.25]]> : tensor<2x3xf32>
  %of_8_uniform_quantize = stablehlo.uniform_quantize %of_8_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui8:f32:1, {0.5:1, 0.25:1, 1.0:3}>>
  %of_8_uniform_dequantize = stablehlo.uniform_dequantize %of_8_uniform_quantize : (tensor<2x3x!quant.uniform<ui8:f32:1, {0.5:1, 0.25:1, 1.0:3}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_8_uniform_dequantize, dense<[[0.0, 0.25, -3.0], [127.0, 63.5, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_8")
  %of_9_literal = stablehlo.constant dense<[[-100.0, -100.0, -1.5], [-100.0, 1000.0, 0.375]]> : tensor<2x3xf32>
  %of_9_uniform_quantize = stablehlo.uniform_quantize %of_9_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui16:f32:1, {0.5:1, 0.25:3, 1.0:1}>>
  %of_9_uniform_dequantize = stablehlo.uniform_dequantize %of_9_uniform_quantize : (tensor<2x3x!quant.uniform<ui16:f32:1, {0.5:1, 0.25:3, 1.0:1}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_9_uniform_dequantize, dense<[[-0.5, -0.75, -1.0], [-0.5, 1000.0, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_9")
  %of_12_literal = stablehlo.constant dense<[[-1.5, 0.125, 0.0], [-100.0, 2.0, -1.5]]> : tensor<2x3xf32>
  %of_12_uniform_quantize = stablehlo.uniform_quantize %of_12_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui4:f32, 0.25:1>>
  %of_12_uniform_dequantize = stablehlo.uniform_dequantize %of_12_uniform_quantize : (tensor<2x3x!quant.uniform<ui4:f32, 0.25:1>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_12_uniform_dequantize, dense<[[-0.25, 0.25, 0.0], [-0.25, 2.0, -0.25]]> : tensor<2x3xf32> loc("uniform_quantize_12")
  %of_18_literal = stablehlo.constant dense<[[-100.0, 2.0, 0.0], [0.375, 0.125, 1000.0]]> : tensor<2x3xf32>
  %of_18_uniform_quantize = stablehlo.uniform_quantize %of_18_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i4:f32:1, {0.5, 0.25, 1.0}>>
  %of_18_uniform_dequantize = stablehlo.uniform_dequantize %of_18_uniform_quantize : (tensor<2x3x!quant.uniform<i4:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_18_uniform_dequantize, dense<[[-4.0, 1.75, 0.0], [0.5, 0.0, 7.0]]> : tensor<2x3xf32> loc("uniform_quantize_18")
  %of_31_literal = stablehlo.constant dense<[[-100.0, 0.125, 2.0], [-0.25, -0.25, 2.0]]> : tensor<2x3xf32>
  %of_31_uniform_quantize = stablehlo.uniform_quantize %of_31_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i32:f32, 0.25>>
  %of_31_uniform_dequantize = stablehlo.uniform_dequantize %of_31_uniform_quantize : (tensor<2x3x!quant.uniform<i32:f32, 0.25>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_31_uniform_dequantize, dense<[[-100.0, 0.0, 2.0], [-0.25, -0.25, 2.0]]> : tensor<2x3xf32> loc("uniform_quantize_31")
  %of_34_literal = stablehlo.constant dense<[[0.125, 0.375, 0.0], [2.0, -1.5, -100.0]]> : tensor<2x3xf32>
  %of_34_uniform_quantize = stablehlo.uniform_quantize %of_34_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui4:f32:1, {0.5, 0.25, 1.0}>>
  %of_34_uniform_dequantize = stablehlo.uniform_dequantize %of_34_uniform_quantize : (tensor<2x3x!quant.uniform<ui4:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_34_uniform_dequantize, dense<[[0.0, 0.5, 0.0], [2.0, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_34")
  %of_37_literal = stablehlo.constant dense<[[0.125, 2.0, 1000.0], [-100.0, -1.5, 0.125]]> : tensor<2x3xf32>
  %of_37_uniform_quantize = stablehlo.uniform_quantize %of_37_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui16:f32, 0.5>>
  %of_37_uniform_dequantize = stablehlo.uniform_dequantize %of_37_uniform_quantize : (tensor<2x3x!quant.uniform<ui16:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_37_uniform_dequantize, dense<[[0.0, 2.0, 1000.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_37")
  %of_41_literal = stablehlo.constant dense<[[0.125, -1.5, 0.125], [0.375, -100.0, 0.0]]> : tensor<2x3xf32>
  %of_41_uniform_quantize = stablehlo.uniform_quantize %of_41_literal : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<ui8:f32, 0.25>>
  %of_41_uniform_dequantize = stablehlo.uniform_dequantize %of_41_uniform_quantize : (tensor<2x3x!quant.uniform<ui8:f32, 0.25>>) -> tensor<2x3xf32>
  check.expect_eq_const %of_41_uniform_dequantize, dense<[[0.0, 0.0, 0.0], [0.5, 0.0, 0.0]]> : tensor<2x3xf32> loc("uniform_quantize_41")
  return
}
