// The element type ui2 of a constant and a result: it came with 1.2.0.
func.func @main() {
  %value = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  check.expect_eq_const %value, dense<[1, 0]> : tensor<2xui2>
  return
}
