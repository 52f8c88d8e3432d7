// The computation, here a sum, runs once per element.
func.func @main() {
  %input_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)]> : tensor<3xcomplex<f32>>
  %input_c64_1 = stablehlo.constant dense<[(3.0, 0.0), (0.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_0 = "stablehlo.map"(%input_c64_0, %input_c64_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f32>>
    stablehlo.return %sum : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(4.0, 0.0), (2.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f32>>
  %input_c128_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)]> : tensor<3xcomplex<f64>>
  %input_c128_1 = stablehlo.constant dense<[(3.0, 0.0), (0.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_1 = "stablehlo.map"(%input_c128_0, %input_c128_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f64>>
    stablehlo.return %sum : tensor<complex<f64>>
  }) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(4.0, 0.0), (2.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
