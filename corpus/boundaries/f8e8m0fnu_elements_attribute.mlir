// The element type f8E8M0FNU of the elements that a discardable attribute holds: it came with
// 1.8.0.
func.func @main() {
  %value = stablehlo.constant {my.value = dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
