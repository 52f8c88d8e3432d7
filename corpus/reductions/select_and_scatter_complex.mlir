// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(1.0, 0.0), (3.0, 0.0), (2.0, 0.0), (5.0, 0.0), (4.0, 0.0), (4.0, 0.0)]> : tensor<6xcomplex<f32>>
  %source_c64 = stablehlo.constant dense<[(2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f32>>
  %init_value_c64 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %result_0 = "stablehlo.select_and_scatter"(%operand_c64, %source_c64, %init_value_c64) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f32>>
    stablehlo.return %sum : tensor<complex<f32>>
  }) : (tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (3.0, 0.0), (4.0, 0.0), (0.0, 0.0)]> : tensor<6xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(1.0, 0.0), (3.0, 0.0), (2.0, 0.0), (5.0, 0.0), (4.0, 0.0), (4.0, 0.0)]> : tensor<6xcomplex<f64>>
  %source_c128 = stablehlo.constant dense<[(2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f64>>
  %init_value_c128 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %result_1 = "stablehlo.select_and_scatter"(%operand_c128, %source_c128, %init_value_c128) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f64>>
    stablehlo.return %sum : tensor<complex<f64>>
  }) : (tensor<6xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (3.0, 0.0), (4.0, 0.0), (0.0, 0.0)]> : tensor<6xcomplex<f64>>
  return
}
