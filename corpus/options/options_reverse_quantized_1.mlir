// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_207_literal = stablehlo.constant dense<-1.0> : tensor<1xf32>
  %of_207_uniform_quantize = stablehlo.uniform_quantize %of_207_literal : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %of_207_reverse = stablehlo.reverse %of_207_uniform_quantize, dims = [] : tensor<1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_207_uniform_dequantize = stablehlo.uniform_dequantize %of_207_reverse : (tensor<1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1xf32>
  check.expect_eq_const %of_207_uniform_dequantize, dense<-1.0> : tensor<1xf32> loc("reverse_207")
  %of_80_literal = stablehlo.constant dense<[[[1.5, -0.5, 1.0], [1.0, 1.5, -1.0], [1.0, -1.0, 1.0]], [[-1.0, 0.5, 0.0], [-1.0, 1.0, 1.0], [1.5, 0.0, 0.5]], [[0.5, 1.5, -1.0], [1.5, -1.0, 0.0], [0.5, -0.5, 0.5]]]> : tensor<3x3x3xf32>
  %of_80_uniform_quantize = stablehlo.uniform_quantize %of_80_literal : (tensor<3x3x3xf32>) -> tensor<3x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %of_80_reverse = stablehlo.reverse %of_80_uniform_quantize, dims = [1, 2] : tensor<3x3x3x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_80_uniform_dequantize = stablehlo.uniform_dequantize %of_80_reverse : (tensor<3x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x3x3xf32>
  check.expect_eq_const %of_80_uniform_dequantize, dense<[[[1.0, -1.0, 1.0], [-1.0, 1.5, 1.0], [1.0, -0.5, 1.5]], [[0.5, 0.0, 1.5], [1.0, 1.0, -1.0], [0.0, 0.5, -1.0]], [[0.5, -0.5, 0.5], [0.0, -1.0, 1.5], [-1.0, 1.5, 0.5]]]> : tensor<3x3x3xf32> loc("reverse_80")
  %of_65_literal = stablehlo.constant dense<> : tensor<0x4x1x4xf32>
  %of_65_uniform_quantize = stablehlo.uniform_quantize %of_65_literal : (tensor<0x4x1x4xf32>) -> tensor<0x4x1x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_65_reverse = stablehlo.reverse %of_65_uniform_quantize, dims = [1, 2, 0, 3] : tensor<0x4x1x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_65_uniform_dequantize = stablehlo.uniform_dequantize %of_65_reverse : (tensor<0x4x1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0x4x1x4xf32>
  check.expect_eq_const %of_65_uniform_dequantize, dense<> : tensor<0x4x1x4xf32> loc("reverse_65")
  return
}
