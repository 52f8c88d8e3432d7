// The element type f8E4M3 of a constant and a result: it came with 1.7.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  return
}
