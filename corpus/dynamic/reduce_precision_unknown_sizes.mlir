// Sizes of operands and result are unknown until the program runs. Rounds to 5 exponent and 4 mantissa bits,
// ties to even: 1.03125 lies between 1 and 1.0625 and goes to 1, 1.09375 between 1.0625 and 1.125 goes to
// 1.125.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1.03125, 1.09375, -3.0]> : tensor<3xf32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.reduce_precision %operand, format = e5m4 : tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[1.0, 1.125, -3.0]> : tensor<3xf32>
  return
}
