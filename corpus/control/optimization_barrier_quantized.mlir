// Nothing but order: both operands come back as they are.
func.func @main() {
  %first_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %first = stablehlo.uniform_quantize %first_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %other = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = stablehlo.optimization_barrier %first, %other : tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<i32>
  %real = stablehlo.uniform_dequantize %results#0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[1.5, -2.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<7> : tensor<i32>
  return
}
