// Elements 1, 3 and 5; the bounds are operands. The indices are of type ui8.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start_indices = stablehlo.constant dense<[1]> : tensor<1xui8>
  %limit_indices = stablehlo.constant dense<[6]> : tensor<1xui8>
  %strides = stablehlo.constant dense<[2]> : tensor<1xui8>
  %result = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<6xi32>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[2, 4, 6]> : tensor<3xi32>
  return
}
