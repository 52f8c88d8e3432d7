// Elements are added one by one. bf16 has 8 significant bits: 257 lies between 256 and 258, 259 between 258 and
// 260, and both ties go to the even one. f16 has 11: 2049 goes to 2048, 2051 to 2052.
func.func @main() {
  %lhs_bf16 = stablehlo.constant dense<[256.0, 258.0, 1.0]> : tensor<3xbf16>
  %rhs_bf16 = stablehlo.constant dense<[1.0, 1.0, 2.0]> : tensor<3xbf16>
  %result_bf16 = stablehlo.add %lhs_bf16, %rhs_bf16 : tensor<3xbf16>
  check.expect_eq_const %result_bf16, dense<[256.0, 260.0, 3.0]> : tensor<3xbf16>
  %lhs_f16 = stablehlo.constant dense<[2048.0, 2050.0]> : tensor<2xf16>
  %rhs_f16 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf16>
  %result_f16 = stablehlo.add %lhs_f16, %rhs_f16 : tensor<2xf16>
  check.expect_eq_const %result_f16, dense<[2048.0, 2052.0]> : tensor<2xf16>
  return
}
