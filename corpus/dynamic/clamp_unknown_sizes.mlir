// Sizes of operands and result are unknown until the program runs. min(max(operand, min), max), element by
// element.
func.func @main() {
  %min_known = stablehlo.constant dense<[5, -5, 0]> : tensor<3xi32>
  %operand_known = stablehlo.constant dense<[3, 3, 3]> : tensor<3xi32>
  %max_known = stablehlo.constant dense<[10, 1, 9]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %min = stablehlo.dynamic_reshape %min_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %max = stablehlo.dynamic_reshape %max_known, %shape_2 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.clamp %min, %operand, %max : tensor<?xi32>
  %shape_3 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_3 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[5, 1, 3]> : tensor<3xi32>
  return
}
