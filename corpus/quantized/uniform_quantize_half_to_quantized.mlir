// Stored = round(x / scale) + zero point, ties to even, clamped to the storage type. Values are real numbers on
// a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even
// stored integer, clamped to [-64, 63.5].
func.func @main() {
  %result_bf16_0 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xbf16>
  %result = stablehlo.uniform_quantize %result_bf16_0 : (tensor<2xbf16>) -> tensor<2x!quant.uniform<i8:bf16, 0.5>>
  %result_bf16_1 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:bf16, 0.5>>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_1, dense<[1.5, -2.0]> : tensor<2xbf16>
  return
}
