// The attribute tensor_v1, on a function and on an op: every release knows it.
func.func @main() attributes {my.note = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>} {
  %value = stablehlo.constant {my.note = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
