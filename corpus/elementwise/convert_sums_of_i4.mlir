// Sums and products of four bits wrap around before they become eight bits: 7 + 7 - 16 = -2, 4 + 4 - 16 = -8,
// -8 - 8 + 16 = 0; 7 * 7 = 49 = 3 * 16 + 1, and 4 * 4 and 8 * 8 are multiples of 16.
func.func @main() {
  %operand = stablehlo.constant dense<[7, 4, -8]> : tensor<3xi4>
  %sum = stablehlo.add %operand, %operand : tensor<3xi4>
  %result_sum = stablehlo.convert %sum : (tensor<3xi4>) -> tensor<3xi8>
  check.expect_eq_const %result_sum, dense<[-2, -8, 0]> : tensor<3xi8>
  %product = stablehlo.multiply %operand, %operand : tensor<3xi4>
  %result_product = stablehlo.convert %product : (tensor<3xi4>) -> tensor<3xi8>
  check.expect_eq_const %result_product, dense<[1, 0, 0]> : tensor<3xi8>
  return
}
