// The attribute integer_v1, on a function and on an op: every release knows it.
func.func @main() attributes {my.note = -3 : i16} {
  %value = stablehlo.constant {my.note = -3 : i16} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
