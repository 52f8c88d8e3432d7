// Elements 1, 3 and 5; the bounds are operands.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xbf16>
  %start_indices = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<6xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xbf16>
  check.expect_eq_const %result, dense<[2.0, 4.0, 6.0]> : tensor<3xbf16>
  return
}
