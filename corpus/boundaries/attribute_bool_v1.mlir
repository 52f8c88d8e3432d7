// The attribute bool_v1, on a function and on an op: every release knows it.
func.func @main() attributes {my.note = true} {
  %value = stablehlo.constant {my.note = true} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
