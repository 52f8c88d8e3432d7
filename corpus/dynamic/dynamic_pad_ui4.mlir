// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui4>
  %padding_value = stablehlo.constant dense<7> : tensor<ui4>
  %edge_padding_low = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xui4>, tensor<ui4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xui4>
  check.expect_eq_const %result, dense<[7, 2, 7, 3, 7, 7]> : tensor<6xui4>
  return
}
