// Stored = round(x / scale) + zero point, ties to even, clamped to the storage type. Values are real numbers on
// a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even
// stored integer, clamped to [-64, 63.5].
func.func @main() {
  %result_f32_0 = stablehlo.constant dense<[1.25, -2.0, 200.0]> : tensor<3xf32>
  %result_qi8_0 = stablehlo.uniform_quantize %result_f32_0 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32_1 = stablehlo.uniform_dequantize %result_qi8_0 : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_1, dense<[1.0, -2.0, 63.5]> : tensor<3xf32>
  %result_f32_2 = stablehlo.constant dense<[1.0, -1.5]> : tensor<2xf32>
  %result_qi8_1 = stablehlo.uniform_quantize %result_f32_2 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %result_f32_3 = stablehlo.uniform_dequantize %result_qi8_1 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_3, dense<[1.0, -1.5]> : tensor<2xf32>
  %result_f32_4 = stablehlo.constant dense<[1.0, -100.0]> : tensor<2xf32>
  %result_qu8 = stablehlo.uniform_quantize %result_f32_4 : (tensor<2xf32>) -> tensor<2x!quant.uniform<u8:f32, 0.5:128>>
  %result_f32_5 = stablehlo.uniform_dequantize %result_qu8 : (tensor<2x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_5, dense<[1.0, -64.0]> : tensor<2xf32>
  return
}
