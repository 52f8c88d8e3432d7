// Updates are added where the indices say; what lies outside is left out.
func.func @main() {
  %input_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f32>>
  %scatter_indices_0 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_0 = "stablehlo.scatter"(%input_c64, %scatter_indices_0, %update_c64) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f32>>
    stablehlo.return %sum : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<3xi64>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(1.0, 0.0), (6.0, 0.0), (3.0, 0.0), (6.0, 0.0)]> : tensor<4xcomplex<f32>>
  %input_c128 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f64>>
  %scatter_indices_1 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_c128 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_1 = "stablehlo.scatter"(%input_c128, %scatter_indices_1, %update_c128) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<complex<f64>>, %rhs: tensor<complex<f64>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f64>>
    stablehlo.return %sum : tensor<complex<f64>>
  }) : (tensor<4xcomplex<f64>>, tensor<3xi64>, tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(1.0, 0.0), (6.0, 0.0), (3.0, 0.0), (6.0, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
