// The element type f8E4M3B11FNUZ in a type that a discardable attribute holds: it came with 0.11.0.
func.func @main() {
  %value = stablehlo.constant {my.type = tensor<2xf8E4M3B11FNUZ>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
