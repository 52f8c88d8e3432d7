// Normal numbers of mean 5 and deviation 0 are 5.
func.func @main() {
  %a_bf16 = stablehlo.constant dense<5.0> : tensor<bf16>
  %b_bf16 = stablehlo.constant dense<0.0> : tensor<bf16>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_bf16 = stablehlo.rng %a_bf16, %b_bf16, %shape_0, distribution =  NORMAL : (tensor<bf16>, tensor<bf16>, tensor<1xi64>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16, dense<[5.0, 5.0]> : tensor<2xbf16>
  %a_f16 = stablehlo.constant dense<5.0> : tensor<f16>
  %b_f16 = stablehlo.constant dense<0.0> : tensor<f16>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f16 = stablehlo.rng %a_f16, %b_f16, %shape_1, distribution =  NORMAL : (tensor<f16>, tensor<f16>, tensor<1xi64>) -> tensor<2xf16>
  check.expect_eq_const %result_f16, dense<[5.0, 5.0]> : tensor<2xf16>
  return
}
