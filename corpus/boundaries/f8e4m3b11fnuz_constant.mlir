// The element type f8E4M3B11FNUZ of a constant and a result: it came with 0.11.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  return
}
