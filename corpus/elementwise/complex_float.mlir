// The left operand becomes the real part, the right one the imaginary part.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %rhs_f32 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %result_c64 = stablehlo.complex %lhs_f32, %rhs_f32 : tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(1.5, 2.0), (-2.0, 3.0)]> : tensor<2xcomplex<f32>>
  %lhs_f64 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf64>
  %rhs_f64 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %result_c128 = stablehlo.complex %lhs_f64, %rhs_f64 : tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(1.5, 2.0), (-2.0, 3.0)]> : tensor<2xcomplex<f64>>
  return
}
