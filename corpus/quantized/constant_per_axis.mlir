// A constant of stored integers. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %result = stablehlo.constant() <{
    value = dense<[1, 0]> : tensor<2xi8>
  }> : () -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[0.5, 0.0]> : tensor<2xf32>
  return
}
