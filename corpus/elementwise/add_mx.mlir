// Elements are added one by one. f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU came with release 1.8.0.
func.func @main() {
  %lhs_f4e2m1fn = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %rhs_f4e2m1fn = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.add %lhs_f4e2m1fn, %rhs_f4e2m1fn : tensor<2xf4E2M1FN>
  check.expect_eq_const %result_f4e2m1fn, dense<[1.5, 4.0]> : tensor<2xf4E2M1FN>
  %lhs_f6e2m3fn = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %rhs_f6e2m3fn = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.add %lhs_f6e2m3fn, %rhs_f6e2m3fn : tensor<2xf6E2M3FN>
  check.expect_eq_const %result_f6e2m3fn, dense<[1.5, 4.0]> : tensor<2xf6E2M3FN>
  %lhs_f6e3m2fn = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %rhs_f6e3m2fn = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.add %lhs_f6e3m2fn, %rhs_f6e3m2fn : tensor<2xf6E3M2FN>
  check.expect_eq_const %result_f6e3m2fn, dense<[1.5, 4.0]> : tensor<2xf6E3M2FN>
  %lhs_f8e8m0fnu = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %rhs_f8e8m0fnu = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %result_f8e8m0fnu = stablehlo.add %lhs_f8e8m0fnu, %rhs_f8e8m0fnu : tensor<2xf8E8M0FNU>
  check.expect_eq_const %result_f8e8m0fnu, dense<[2.0, 4.0]> : tensor<2xf8E8M0FNU>
  return
}
