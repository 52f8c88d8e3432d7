// The element type f8E8M0FNU of a constant and a result: it came with 1.8.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  return
}
