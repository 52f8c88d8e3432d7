// The real parts are f32, the imaginary parts f64.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf64>) -> tensor<2xcomplex<f32>> {
  %result = stablehlo.complex %lhs, %rhs : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
