// Element by element, the left operand minus the right one.
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[(3.0, -1.0)]> : tensor<1xcomplex<f32>>
  %result_c64 = stablehlo.subtract %lhs_c64, %rhs_c64 : tensor<1xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(-2.0, 3.0)]> : tensor<1xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[(1.0, 2.0)]> : tensor<1xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[(3.0, -1.0)]> : tensor<1xcomplex<f64>>
  %result_c128 = stablehlo.subtract %lhs_c128, %rhs_c128 : tensor<1xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(-2.0, 3.0)]> : tensor<1xcomplex<f64>>
  return
}
