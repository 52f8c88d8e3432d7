// The imaginary part; of a real number, 0.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(1.5, 2.0), (-2.0, 3.0)]> : tensor<2xcomplex<f32>>
  %result_f32 = stablehlo.imag %operand_c64 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 3.0]> : tensor<2xf32>
  %operand_c128 = stablehlo.constant dense<[(1.5, 2.0), (-2.0, 3.0)]> : tensor<2xcomplex<f64>>
  %result_f64 = stablehlo.imag %operand_c128 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[2.0, 3.0]> : tensor<2xf64>
  return
}
