// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %padding_value = stablehlo.constant dense<7.0> : tensor<f32>
  %edge_padding_low = stablehlo.constant dense<[1]> : tensor<1xui8>
  %edge_padding_high = stablehlo.constant dense<[1]> : tensor<1xui8>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xui8>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xf32>, tensor<f32>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<7xf32>
  check.expect_eq_const %result, dense<[7.0, 1.0, 7.0, 2.0, 7.0, 3.0, 7.0]> : tensor<7xf32>
  return
}
