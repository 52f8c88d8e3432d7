// (6e30 + 8e30i) / (3e30 + 4e30i) = 2, and the same with 1e-30: the squares of the parts leave the range of f32 on either side. The
// quotients are exact since twice a number rounds to twice what it rounds to. The specification does not say how to divide.
func.func @main() {
  %lhs = stablehlo.constant dense<[(6.0e30, 8.0e30), (6.0e-30, 8.0e-30)]> : tensor<2xcomplex<f32>>
  %rhs = stablehlo.constant dense<[(3.0e30, 4.0e30), (3.0e-30, 4.0e-30)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.divide %lhs, %rhs : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(2.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  return
}
