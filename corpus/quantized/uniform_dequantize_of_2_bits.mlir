// Stored integers of 2 bits; real = stored * 0.5. All values are on the grid and in range.
func.func @main() {
  %values = stablehlo.constant dense<[0.5, -1.0, -0.5]> : tensor<3xf32>
  %stored = stablehlo.uniform_quantize %values : (tensor<3xf32>) -> tensor<3x!quant.uniform<i2:f32, 0.5>>
  %result = stablehlo.uniform_dequantize %stored : (tensor<3x!quant.uniform<i2:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[0.5, -1.0, -0.5]> : tensor<3xf32>
  return
}
