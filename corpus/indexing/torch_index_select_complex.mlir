// Whole rows, by number.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %index_0 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result_c64 = "stablehlo.torch_index_select"(%operand_c64, %index_0) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xcomplex<f32>>, tensor<2xi64>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(5.0, 0.0), (6.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<3x2xcomplex<f64>>
  %index_1 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result_c128 = "stablehlo.torch_index_select"(%operand_c128, %index_1) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xcomplex<f64>>, tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(5.0, 0.0), (6.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  return
}
