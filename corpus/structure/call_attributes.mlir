// A call that says something of its argument and of its result. VHLO's call has no place for it, so that it travels as attributes
// that any op may have. 2 * 1.5 = 3, 2 * -2 = -4.
func.func private @double(%value: tensor<2xf32>) -> tensor<2xf32> {
  %sum = stablehlo.add %value, %value : tensor<2xf32>
  return %sum : tensor<2xf32>
}
func.func @main() {
  %value = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %result = call @double(%value) {arg_attrs = [{stablehlo.memory = 3 : i64}], res_attrs = [{stablehlo.memory = 4 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[3.0, -4.0]> : tensor<2xf32>
  return
}
