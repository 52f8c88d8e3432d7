// Stored integers of 16 bits; real = stored * 0.5. All values are on the grid and in range.
func.func @main() {
  %values = stablehlo.constant dense<[1.5, -300.0, 16383.5]> : tensor<3xf32>
  %stored = stablehlo.uniform_quantize %values : (tensor<3xf32>) -> tensor<3x!quant.uniform<i16:f32, 0.5>>
  %result = stablehlo.uniform_dequantize %stored : (tensor<3x!quant.uniform<i16:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[1.5, -300.0, 16383.5]> : tensor<3xf32>
  return
}
