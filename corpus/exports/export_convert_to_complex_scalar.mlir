// An integer scalar becomes a complex number without an imaginary part.
func.func @main() {
  %number = stablehlo.constant dense<-5> : tensor<i32>
  %result = stablehlo.convert %number : (tensor<i32>) -> tensor<complex<f32>>
  check.expect_eq_const %result, dense<(-5.000000e+00,0.000000e+00)> : tensor<complex<f32>>
  return
}
