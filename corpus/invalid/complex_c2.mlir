// There are two real parts, but the result has 3 elements.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<3xcomplex<f32>> {
  %result = stablehlo.complex %lhs, %rhs : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  return %result : tensor<3xcomplex<f32>>
}
