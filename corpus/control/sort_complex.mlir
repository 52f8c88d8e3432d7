// In ascending order.
func.func @main() {
  %input_c64 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 9.0), (1.0, 1.0), (3.0, 0.0)]> : tensor<4xcomplex<f32>>
  %result_0 = "stablehlo.sort"(%input_c64) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(0.0, 9.0), (1.0, 1.0), (1.0, 2.0), (3.0, 0.0)]> : tensor<4xcomplex<f32>>
  %input_c128 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 9.0), (1.0, 1.0), (3.0, 0.0)]> : tensor<4xcomplex<f64>>
  %result_1 = "stablehlo.sort"(%input_c128) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(0.0, 9.0), (1.0, 1.0), (1.0, 2.0), (3.0, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
