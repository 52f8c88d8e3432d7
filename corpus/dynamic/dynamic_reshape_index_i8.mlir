// Elements keep their row-major order; the shape is an operand. The indices are of type i8.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %output_shape = stablehlo.constant dense<[3, 2]> : tensor<2xi8>
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xi32>, tensor<2xi8>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  return
}
