// Elements of 128 bits stay as they are.
func.func @main() {
  %operand = stablehlo.constant dense<[(1.5, -2.25), (-0.0, 3.0)]> : tensor<2xcomplex<f64>>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %result, dense<[(1.5, -2.25), (-0.0, 3.0)]> : tensor<2xcomplex<f64>>
  return
}
