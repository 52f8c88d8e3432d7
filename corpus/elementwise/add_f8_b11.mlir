// Elements are added one by one. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %result = stablehlo.add %lhs, %rhs : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %result, dense<[1.5, 4.0]> : tensor<2xf8E4M3B11FNUZ>
  return
}
