// Padding between, before (negative: cut off) and behind, given by operands. The indices are of type ui64.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %padding_value = stablehlo.constant dense<7> : tensor<i32>
  %edge_padding_low = stablehlo.constant dense<[1]> : tensor<1xui64>
  %edge_padding_high = stablehlo.constant dense<[1]> : tensor<1xui64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xui64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xi32>, tensor<i32>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<7xi32>
  check.expect_eq_const %result, dense<[7, 1, 7, 2, 7, 3, 7]> : tensor<7xi32>
  return
}
