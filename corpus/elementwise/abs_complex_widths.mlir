// The absolute value of every element. sqrt(9 + 16) = 5; the result is real.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(3.0, 4.0), (0.0, -2.0)]> : tensor<2xcomplex<f32>>
  %result_f32 = stablehlo.abs %operand_c64 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[5.0, 2.0]> : tensor<2xf32>
  %operand_c128 = stablehlo.constant dense<[(3.0, 4.0), (0.0, -2.0)]> : tensor<2xcomplex<f64>>
  %result_f64 = stablehlo.abs %operand_c128 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[5.0, 2.0]> : tensor<2xf64>
  return
}
