// [[4, 2], [2, 2]] = L L^T with L = [[2, 0], [1, 1]], on a grid of 0.5. What stands above the diagonal of L is
// implementation-defined and replaced by zeros before the check.
func.func @main() {
  %triangle = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %a_f32 = stablehlo.constant dense<[[4.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf32>
  %a = stablehlo.uniform_quantize %a_f32 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %factor = stablehlo.cholesky %a, lower = true : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %factor_f32 = stablehlo.uniform_dequantize %factor : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %result = stablehlo.select %triangle, %factor_f32, %zeros : tensor<2x2xi1>, tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[2.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf32>
  return
}
