// The element type ui2 in a type that a discardable attribute holds: it came with 1.2.0.
func.func @main() {
  %value = stablehlo.constant {my.type = tensor<2xui2>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
