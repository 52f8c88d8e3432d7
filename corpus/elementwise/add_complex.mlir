// Part by part, as floats.
func.func @main() {
  %lhs = stablehlo.constant dense<[(1.0, 2.0), (-0.0, 0.5)]> : tensor<2xcomplex<f32>>
  %rhs = stablehlo.constant dense<[(0.5, -2.0), (-0.0, 0.25)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.add %lhs, %rhs : tensor<2xcomplex<f32>>
  check.expect_eq_const %result, dense<[(1.5, 0.0), (-0.0, 0.75)]> : tensor<2xcomplex<f32>>
  return
}
