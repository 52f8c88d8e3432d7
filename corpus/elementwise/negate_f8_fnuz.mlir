// Every element changes its sign. These types have one zero. f8E4M3FNUZ came with release 0.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  %result = stablehlo.negate %operand : tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %result, dense<[0.0, -1.0]> : tensor<2xf8E4M3FNUZ>
  return
}
