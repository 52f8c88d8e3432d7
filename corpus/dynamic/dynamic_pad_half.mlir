// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %padding_value = stablehlo.constant dense<7.0> : tensor<bf16>
  %edge_padding_low = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xbf16>, tensor<bf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xbf16>
  check.expect_eq_const %result, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xbf16>
  return
}
