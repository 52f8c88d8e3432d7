// Sizes of operands and result are unknown until the program runs. Elements 1, 3 and 5; the bounds are
// operands.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start_indices_known = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices_known = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides_known = stablehlo.constant dense<[2]> : tensor<1xi64>
  %shape_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %start_indices = stablehlo.dynamic_reshape %start_indices_known, %shape_1 : (tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  %shape_2 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices = stablehlo.dynamic_reshape %limit_indices_known, %shape_2 : (tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  %shape_3 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %strides = stablehlo.dynamic_reshape %strides_known, %shape_3 : (tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  %unknown = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<?xi32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi32>
  %shape_4 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_4 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[2, 4, 6]> : tensor<3xi32>
  return
}
