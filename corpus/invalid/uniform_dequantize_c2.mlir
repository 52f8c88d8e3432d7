// The operand stands for f32 values, the result holds f64.
func.func @main(%operand: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf64> {
  %result = stablehlo.uniform_dequantize %operand : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf64>
  return %result : tensor<2xf64>
}
