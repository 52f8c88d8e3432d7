// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %padding_value = stablehlo.constant dense<true> : tensor<i1>
  %edge_padding_low = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xi1>, tensor<i1>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi1>
  check.expect_eq_const %result, dense<[true, true, true, false, true, true]> : tensor<6xi1>
  return
}
