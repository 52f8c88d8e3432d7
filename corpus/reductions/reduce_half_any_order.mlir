// Sums along dimension 1 that are exact, and so the same in any order: 1 + 2 + 0.5 and 3 - 0.25 + 4.
func.func @main() {
  %input_bf16 = stablehlo.constant dense<[[1.0, 2.0, 0.5], [3.0, -0.25, 4.0]]> : tensor<2x3xbf16>
  %init_bf16 = stablehlo.constant dense<0.0> : tensor<bf16>
  %result_bf16 = stablehlo.reduce(%input_bf16 init: %init_bf16) applies stablehlo.add across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16, dense<[3.5, 6.75]> : tensor<2xbf16>
  %input_f16 = stablehlo.constant dense<[[1.0, 2.0, 0.5], [3.0, -0.25, 4.0]]> : tensor<2x3xf16>
  %init_f16 = stablehlo.constant dense<0.0> : tensor<f16>
  %result_f16 = stablehlo.reduce(%input_f16 init: %init_f16) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq_const %result_f16, dense<[3.5, 6.75]> : tensor<2xf16>
  return
}
