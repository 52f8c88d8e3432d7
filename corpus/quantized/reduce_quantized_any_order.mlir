// Sums along dimension 1 on a grid of 0.5, far from its ends, and so the same in any order: 1 + 2 + 0.5 and 3 -
// 1.5 + 4.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[[1.0, 2.0, 0.5], [3.0, -1.5, 4.0]]> : tensor<2x3xf32>
  %input = stablehlo.uniform_quantize %input_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %init_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %init = stablehlo.uniform_quantize %init_f32 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[3.5, 5.5]> : tensor<2xf32>
  return
}
