// Sums along dimension 1. 256 + 1 = 256 in bf16, twice, while 1 + 1 + 256 = 258. 256 + 1 = 256 in bf16, twice.
func.func @main() {
  %input_bf16_0 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 0.0, 3.0]]> : tensor<2x3xbf16>
  %init_bf16_0 = stablehlo.constant dense<0.0> : tensor<bf16>
  %result_bf16_0 = stablehlo.reduce(%input_bf16_0 init: %init_bf16_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_0, dense<[3.0, 6.0]> : tensor<2xbf16>
  %input_f16 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 0.0, 3.0]]> : tensor<2x3xf16>
  %init_f16 = stablehlo.constant dense<0.0> : tensor<f16>
  %result_f16 = stablehlo.reduce(%input_f16 init: %init_f16) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq_const %result_f16, dense<[3.0, 6.0]> : tensor<2xf16>
  %input_bf16_1 = stablehlo.constant dense<[[256.0, 1.0, 1.0], [1.0, 1.0, 256.0]]> : tensor<2x3xbf16>
  %init_bf16_1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %result_bf16_1 = stablehlo.reduce(%input_bf16_1 init: %init_bf16_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_1, dense<[256.0, 258.0]> : tensor<2xbf16>
  return
}
