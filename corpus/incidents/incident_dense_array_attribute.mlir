// A discardable attribute that is an array of numbers comes back as a tensor of them, since VHLO has
// no such arrays. It must not be lost.
func.func @main() {
  %value = stablehlo.constant {my.sizes = array<i64: 3, 5, 8>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
