// Both parts are converted, and stay apart: to the wider type and back.
func.func @main() {
  %operand = stablehlo.constant dense<[(5.0, -3.0), (-0.5, 2.25), (7.0, 1.5)]> : tensor<3xcomplex<f32>>
  %wide = stablehlo.convert %operand : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %wide, dense<[(5.0, -3.0), (-0.5, 2.25), (7.0, 1.5)]> : tensor<3xcomplex<f64>>
  %wide_operand = stablehlo.constant dense<[(5.0, -3.0), (-0.5, 2.25), (7.0, 1.5)]> : tensor<3xcomplex<f64>>
  %result = stablehlo.convert %wide_operand : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result, dense<[(5.0, -3.0), (-0.5, 2.25), (7.0, 1.5)]> : tensor<3xcomplex<f32>>
  return
}
