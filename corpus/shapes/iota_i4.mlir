// Element i of the counting dimension is i.
func.func @main() {
  %result = stablehlo.iota dim = 0 : tensor<3xi4>
  check.expect_eq_const %result, dense<[0, 1, 2]> : tensor<3xi4>
  return
}
