// Elements are added one by one. f8E4M3FN has 4 significant bits: 1.0625 ties to 1, 1.1875 to 1.25.
func.func @main() {
  %lhs_f8e4m3fn = stablehlo.constant dense<[1.0, 1.125, 448.0]> : tensor<3xf8E4M3FN>
  %rhs_f8e4m3fn = stablehlo.constant dense<[0.0625, 0.0625, 0.0]> : tensor<3xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.add %lhs_f8e4m3fn, %rhs_f8e4m3fn : tensor<3xf8E4M3FN>
  check.expect_eq_const %result_f8e4m3fn, dense<[1.0, 1.25, 448.0]> : tensor<3xf8E4M3FN>
  %lhs_f8e5m2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %rhs_f8e5m2 = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E5M2>
  %result_f8e5m2 = stablehlo.add %lhs_f8e5m2, %rhs_f8e5m2 : tensor<2xf8E5M2>
  check.expect_eq_const %result_f8e5m2, dense<[1.5, 4.0]> : tensor<2xf8E5M2>
  return
}
