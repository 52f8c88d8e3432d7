// Element i of the counting dimension is i.
func.func @main() {
  %result = stablehlo.iota dim = 0 : tensor<3xf8E5M2>
  check.expect_eq_const %result, dense<[0.0, 1.0, 2.0]> : tensor<3xf8E5M2>
  return
}
