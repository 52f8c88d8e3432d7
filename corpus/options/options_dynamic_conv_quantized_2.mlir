// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_13_literal = stablehlo.constant dense<[[-0.5, -0.5], [1.5, 0.0]]> : tensor<2x2xf32>
  %of_13_uniform_quantize = stablehlo.uniform_quantize %of_13_literal : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %of_13_literal_2 = stablehlo.constant dense<[[0.0, 0.0], [1.5, -0.5]]> : tensor<2x2xf32>
  %of_13_uniform_quantize_2 = stablehlo.uniform_quantize %of_13_literal_2 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.25>>
  %of_13_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_13_dynamic_conv = "stablehlo.dynamic_conv"(%of_13_uniform_quantize, %of_13_uniform_quantize_2, %of_13_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<2x2x!quant.uniform<i8:f32, 2.500000e-01>>, tensor<0x2xi64>) -> tensor<2x2x!quant.uniform<i32:f32, 1.250000e-01>>
  %of_13_uniform_dequantize = stablehlo.uniform_dequantize %of_13_dynamic_conv : (tensor<2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x2xf32>
  check.expect_eq_const %of_13_uniform_dequantize, dense<[[-0.75, 0.25], [0.0, 0.0]]> : tensor<2x2xf32> loc("dynamic_conv_13")
  return
}
