// Elements are added one by one. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %lhs_f8e3m4 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %rhs_f8e3m4 = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E3M4>
  %result_f8e3m4 = stablehlo.add %lhs_f8e3m4, %rhs_f8e3m4 : tensor<2xf8E3M4>
  check.expect_eq_const %result_f8e3m4, dense<[1.5, 4.0]> : tensor<2xf8E3M4>
  %lhs_f8e4m3 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %rhs_f8e4m3 = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E4M3>
  %result_f8e4m3 = stablehlo.add %lhs_f8e4m3, %rhs_f8e4m3 : tensor<2xf8E4M3>
  check.expect_eq_const %result_f8e4m3, dense<[1.5, 4.0]> : tensor<2xf8E4M3>
  return
}
