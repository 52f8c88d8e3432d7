// Stored = round(x / scale) + zero point, ties to even, clamped to the storage type. One scale per slice: 0.5
// for the first, 2 for the second.
func.func @main() {
  %result_bf16_0 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xbf16>
  %result = stablehlo.uniform_quantize %result_bf16_0 : (tensor<2xbf16>) -> tensor<2x!quant.uniform<i8:bf16:0, {0.5,2.0}>>
  %result_bf16_1 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:bf16:0, {0.5,2.0}>>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_1, dense<[1.5, -2.0]> : tensor<2xbf16>
  return
}
