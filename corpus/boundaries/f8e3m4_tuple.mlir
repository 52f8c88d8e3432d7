// The element type f8E3M4 inside a tuple: it came with 1.7.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %other = stablehlo.constant dense<3> : tensor<i32>
  %both = stablehlo.tuple %other, %operand : tuple<tensor<i32>, tensor<2xf8E3M4>>
  %result = stablehlo.get_tuple_element %both[1] : (tuple<tensor<i32>, tensor<2xf8E3M4>>) -> tensor<2xf8E3M4>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  return
}
