// Compares element by element: EQ, GE, LT. The real parts decide, then the imaginary ones.
func.func @main() {
  %lhs_c64_0 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %rhs_c64_0 = stablehlo.constant dense<[(1.0, 3.0), (1.0, 9.0)]> : tensor<2xcomplex<f32>>
  %result_0 = stablehlo.compare LT, %lhs_c64_0, %rhs_c64_0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %result_0, dense<[true, false]> : tensor<2xi1>
  %lhs_c128_0 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %rhs_c128_0 = stablehlo.constant dense<[(1.0, 3.0), (1.0, 9.0)]> : tensor<2xcomplex<f64>>
  %result_1 = stablehlo.compare LT, %lhs_c128_0, %rhs_c128_0 : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
  check.expect_eq_const %result_1, dense<[true, false]> : tensor<2xi1>
  %lhs_c64_1 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %rhs_c64_1 = stablehlo.constant dense<[(1.0, 3.0), (1.0, 9.0)]> : tensor<2xcomplex<f32>>
  %result_2 = stablehlo.compare GE, %lhs_c64_1, %rhs_c64_1 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %result_2, dense<[false, true]> : tensor<2xi1>
  %lhs_c64_2 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %rhs_c64_2 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 1.0)]> : tensor<2xcomplex<f32>>
  %result_3 = stablehlo.compare EQ, %lhs_c64_2, %rhs_c64_2 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %result_3, dense<[true, false]> : tensor<2xi1>
  %lhs_c128_1 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %rhs_c128_1 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 1.0)]> : tensor<2xcomplex<f64>>
  %result_4 = stablehlo.compare EQ, %lhs_c128_1, %rhs_c128_1 : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
  check.expect_eq_const %result_4, dense<[true, false]> : tensor<2xi1>
  return
}
