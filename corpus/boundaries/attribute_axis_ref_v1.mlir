// The attribute axis_ref_v1, on a function and on an op: it came with 1.16.0.
func.func @main() attributes {my.note = #stablehlo.axis_ref<name = "x">} {
  %value = stablehlo.constant {my.note = #stablehlo.axis_ref<name = "x">} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
