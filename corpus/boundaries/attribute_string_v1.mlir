// The attribute string_v1, on a function and on an op: every release knows it.
func.func @main() attributes {my.note = "text \00 \22quoted\22"} {
  %value = stablehlo.constant {my.note = "text \00 \22quoted\22"} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
