// The bits stay as they are and are read as another type.
func.func @main() {
  %operand = stablehlo.constant dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>
  %result = stablehlo.bitcast_convert %operand : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  check.expect_eq_const %result, dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>
  return
}
