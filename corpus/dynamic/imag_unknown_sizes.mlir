// Sizes of operands and result are unknown until the program runs. The imaginary part; of a real number, 0.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.imag %operand : tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[0.0, 0.0]> : tensor<2xf32>
  return
}
