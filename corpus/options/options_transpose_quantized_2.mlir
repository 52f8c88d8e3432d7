// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_312_literal = stablehlo.constant dense<> : tensor<0x0xf32>
  %of_312_uniform_quantize = stablehlo.uniform_quantize %of_312_literal : (tensor<0x0xf32>) -> tensor<0x0x!quant.uniform<i8:f32, 0.5:3>>
  %of_312_transpose = stablehlo.transpose %of_312_uniform_quantize, dims = [0, 1] : (tensor<0x0x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<0x0x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_312_uniform_dequantize = stablehlo.uniform_dequantize %of_312_transpose : (tensor<0x0x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x0xf32>
  check.expect_eq_const %of_312_uniform_dequantize, dense<> : tensor<0x0xf32> loc("transpose_312")
  return
}
