// The type tf32 alone, in an attribute that a consumer keeps and need not understand. An algorithm of a product
// holds it as well, but came with the same release.
func.func @main() {
  %value = stablehlo.constant {corpus.type = tf32} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
