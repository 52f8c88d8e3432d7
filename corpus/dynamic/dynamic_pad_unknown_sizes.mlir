// Sizes of the result are unknown until the program runs. Padding between, before (negative: cut off) and
// behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %padding_value = stablehlo.constant dense<7> : tensor<i32>
  %edge_padding_low = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xi64>
  %unknown = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape : (tensor<?xi32>, tensor<1xi64>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[7, 2, 7, 3, 7, 7]> : tensor<6xi32>
  return
}
