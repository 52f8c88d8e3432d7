// A complex scalar is broadcast to one element and to a row.
func.func @main() {
  %scalar = stablehlo.constant dense<(1.5, -2.0)> : tensor<complex<f32>>
  %one = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  %row = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %one, dense<(1.500000e+00,-2.000000e+00)> : tensor<1xcomplex<f32>>
  check.expect_eq_const %row, dense<(1.500000e+00,-2.000000e+00)> : tensor<5xcomplex<f32>>
  return
}
