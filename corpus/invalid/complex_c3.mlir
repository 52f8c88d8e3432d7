// Parts of f32 make a complex<f32>, not a complex<f64>.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xcomplex<f64>> {
  %result = stablehlo.complex %lhs, %rhs : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  return %result : tensor<2xcomplex<f64>>
}
