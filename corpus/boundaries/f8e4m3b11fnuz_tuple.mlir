// The element type f8E4M3B11FNUZ inside a tuple: it came with 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %other = stablehlo.constant dense<3> : tensor<i32>
  %both = stablehlo.tuple %other, %operand : tuple<tensor<i32>, tensor<2xf8E4M3B11FNUZ>>
  %result = stablehlo.get_tuple_element %both[1] : (tuple<tensor<i32>, tensor<2xf8E4M3B11FNUZ>>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  return
}
