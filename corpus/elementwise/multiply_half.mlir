// Elements are multiplied one by one. 65504 is the greatest f16, so twice it is infinite.
func.func @main() {
  %lhs_f16 = stablehlo.constant dense<[65504.0, 0.5]> : tensor<2xf16>
  %rhs_f16 = stablehlo.constant dense<[2.0, 0.5]> : tensor<2xf16>
  %result_f16 = stablehlo.multiply %lhs_f16, %rhs_f16 : tensor<2xf16>
  check.expect_eq_const %result_f16, dense<[0x7C00, 0.25]> : tensor<2xf16>
  %lhs_bf16 = stablehlo.constant dense<[3.0, 1.5]> : tensor<2xbf16>
  %rhs_bf16 = stablehlo.constant dense<[5.0, 1.5]> : tensor<2xbf16>
  %result_bf16 = stablehlo.multiply %lhs_bf16, %rhs_bf16 : tensor<2xbf16>
  check.expect_eq_const %result_bf16, dense<[15.0, 2.25]> : tensor<2xbf16>
  return
}
