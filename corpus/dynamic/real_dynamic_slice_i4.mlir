// Elements 1, 3 and 5; the bounds are operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi4>
  %start_indices = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<6xi4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi4>
  check.expect_eq_const %result, dense<[2, 4, 6]> : tensor<3xi4>
  return
}
