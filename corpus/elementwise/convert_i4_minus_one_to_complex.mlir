// The real part of -1 is -1, whose four bits are all set, and not 15 or 255.
func.func @main() {
  %operand = stablehlo.constant dense<[0, -1]> : tensor<2xi4>
  %result_c64 = stablehlo.convert %operand : (tensor<2xi4>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(0.0, 0.0), (-1.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result_c128 = stablehlo.convert %operand : (tensor<2xi4>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(0.0, 0.0), (-1.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}
