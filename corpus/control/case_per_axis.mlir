// Branch 1 of 0, 1 and 2: the second value.
func.func @main() {
  %index = stablehlo.constant dense<1> : tensor<i32>
  %first_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %first = stablehlo.uniform_quantize %first_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %second_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %second = stablehlo.uniform_quantize %second_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %first : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  }, {
    stablehlo.return %second : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  }, {
    stablehlo.return %first : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  }) : (tensor<i32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %real = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
