// The element type f8E8M0FNU inside a tuple: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %other = stablehlo.constant dense<3> : tensor<i32>
  %both = stablehlo.tuple %other, %operand : tuple<tensor<i32>, tensor<2xf8E8M0FNU>>
  %result = stablehlo.get_tuple_element %both[1] : (tuple<tensor<i32>, tensor<2xf8E8M0FNU>>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  return
}
