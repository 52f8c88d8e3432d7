// The predicate is false, so the second branch is taken; both take their value from outside.
func.func @main() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %on_true_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %on_true = stablehlo.uniform_quantize %on_true_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %on_false_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %on_false = stablehlo.uniform_quantize %on_false_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.if"(%pred) ({
    stablehlo.return %on_true : tensor<2x!quant.uniform<i8:f32, 0.5>>
  }, {
    stablehlo.return %on_false : tensor<2x!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<i1>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %real = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
