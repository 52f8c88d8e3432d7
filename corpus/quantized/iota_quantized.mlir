// Element i of the counting dimension is i. Counts in real numbers: 0, 1, 2.
func.func @main() {
  %result = stablehlo.iota dim = 0 : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  return
}
