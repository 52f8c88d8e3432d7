// The element type f8E4M3FNUZ of a constant and a result: it came with 0.10.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  return
}
