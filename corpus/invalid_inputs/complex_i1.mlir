// The operand lhs is of type tensor<*xf32>; it must be a ranked tensor of f32 or f64.
func.func @main(%lhs: tensor<*xf32>, %rhs: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %result = stablehlo.complex %lhs, %rhs : (tensor<*xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
