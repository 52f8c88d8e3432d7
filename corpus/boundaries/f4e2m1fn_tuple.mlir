// The element type f4E2M1FN inside a tuple: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %other = stablehlo.constant dense<3> : tensor<i32>
  %both = stablehlo.tuple %other, %operand : tuple<tensor<i32>, tensor<2xf4E2M1FN>>
  %result = stablehlo.get_tuple_element %both[1] : (tuple<tensor<i32>, tensor<2xf4E2M1FN>>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  return
}
