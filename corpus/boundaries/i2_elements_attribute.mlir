// The element type i2 of the elements that a discardable attribute holds: it came with 1.2.0.
func.func @main() {
  %value = stablehlo.constant {my.value = dense<[1, 0]> : tensor<2xi2>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
