// The element type f6E2M3FN in a type that a discardable attribute holds: it came with 1.8.0.
func.func @main() {
  %value = stablehlo.constant {my.type = tensor<2xf6E2M3FN>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
