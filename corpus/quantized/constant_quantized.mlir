// A constant of stored integers.
func.func @main() {
  %result = stablehlo.constant() <{value = dense<[1, 0]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[0.5, 0.0]> : tensor<2xf32>
  return
}
