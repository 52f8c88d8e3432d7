// The element type f8E5M2FNUZ of a constant and a result: it came with 0.10.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  return
}
