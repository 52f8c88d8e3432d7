// Sizes of operands and result are unknown until the program runs. Values at 1, 2 and 4, within 0.0001.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.cbrt %operand : tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[1.0, 1.2599211, 1.587401]> : tensor<3xf32>
  return
}
