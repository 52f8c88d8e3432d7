// Element by element, the left operand to the power of the right one. i^2 = -1, (1 + i)^2 = 2i, 2^i = cos(ln 2)
// + i sin(ln 2).
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[(0.0, 1.0), (1.0, 1.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[(2.0, 0.0), (2.0, 0.0), (0.0, 1.0)]> : tensor<3xcomplex<f32>>
  %result_c64 = stablehlo.power %lhs_c64, %rhs_c64 : tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(-1.0, 0.0), (0.0, 2.0), (0.7692389, 0.6389613)]> : tensor<3xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[(0.0, 1.0), (1.0, 1.0), (2.0, 0.0)]> : tensor<3xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[(2.0, 0.0), (2.0, 0.0), (0.0, 1.0)]> : tensor<3xcomplex<f64>>
  %result_c128 = stablehlo.power %lhs_c128, %rhs_c128 : tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(-1.0, 0.0), (0.0, 2.0), (0.7692389013639721, 0.6389612763136348)]> : tensor<3xcomplex<f64>>
  return
}
