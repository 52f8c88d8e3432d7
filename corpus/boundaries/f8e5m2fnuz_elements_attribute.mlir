// The element type f8E5M2FNUZ of the elements that a discardable attribute holds: it came with
// 0.10.0.
func.func @main() {
  %value = stablehlo.constant {my.value = dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
