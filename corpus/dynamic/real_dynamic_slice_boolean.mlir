// Elements 1, 3 and 5; the bounds are operands.
func.func @main() {
  %operand = stablehlo.constant dense<[false, true, false, false, false, true]> : tensor<6xi1>
  %start_indices = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<6xi1>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, true]> : tensor<3xi1>
  return
}
