// Where the predicate is true the element of on_true, else that of on_false. The values are stored as integers,
// real = 0.5 * stored.
func.func @main() {
  %pred = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5]> : tensor<3xf32>
  %on_true = stablehlo.uniform_quantize %on_true_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %on_false_f32 = stablehlo.constant dense<[2.0, 2.5, 3.0]> : tensor<3xf32>
  %on_false = stablehlo.uniform_quantize %on_false_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 1.0, 1.5]> : tensor<3xf32>
  return
}
