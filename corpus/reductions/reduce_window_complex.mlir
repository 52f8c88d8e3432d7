// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (4.0, 0.0), (1.0, 0.0)]> : tensor<5xcomplex<f32>>
  %value_c64_1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %result_0 = "stablehlo.reduce_window"(%value_c64_0, %value_c64_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f32>>
    stablehlo.return %sum : tensor<complex<f32>>
  }) : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(3.0, 0.0), (5.0, 0.0)]> : tensor<2xcomplex<f32>>
  %value_c128_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (4.0, 0.0), (1.0, 0.0)]> : tensor<5xcomplex<f64>>
  %value_c128_1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %result_1 = "stablehlo.reduce_window"(%value_c128_0, %value_c128_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f64>>
    stablehlo.return %sum : tensor<complex<f64>>
  }) : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(3.0, 0.0), (5.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}
