// A legal complex, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %result = stablehlo.complex %lhs, %rhs : tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
