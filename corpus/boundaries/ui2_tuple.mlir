// The element type ui2 inside a tuple: it came with 1.2.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  %other = stablehlo.constant dense<3> : tensor<i32>
  %both = stablehlo.tuple %other, %operand : tuple<tensor<i32>, tensor<2xui2>>
  %result = stablehlo.get_tuple_element %both[1] : (tuple<tensor<i32>, tensor<2xui2>>) -> tensor<2xui2>
  check.expect_eq_const %result, dense<[1, 0]> : tensor<2xui2>
  return
}
