// Elements are added one by one. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %lhs_f8e4m3fnuz = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %rhs_f8e4m3fnuz = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.add %lhs_f8e4m3fnuz, %rhs_f8e4m3fnuz : tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %result_f8e4m3fnuz, dense<[1.5, 4.0]> : tensor<2xf8E4M3FNUZ>
  %lhs_f8e5m2fnuz = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %rhs_f8e5m2fnuz = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.add %lhs_f8e5m2fnuz, %rhs_f8e5m2fnuz : tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %result_f8e5m2fnuz, dense<[1.5, 4.0]> : tensor<2xf8E5M2FNUZ>
  return
}
