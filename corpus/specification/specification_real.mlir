// The specification's own example (docs/spec.md of 1.20.0, "real"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.real %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[1.0, 3.0]> : tensor<2xf32>
  return
}
