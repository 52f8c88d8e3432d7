// Whole rows, by number.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %index_0 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result_f32 = "stablehlo.torch_index_select"(%operand_f32, %index_0) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32, dense<[[5.0, 6.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf64>
  %index_1 = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result_f64 = "stablehlo.torch_index_select"(%operand_f64, %index_1) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xf64>, tensor<2xi64>) -> tensor<2x2xf64>
  check.expect_eq_const %result_f64, dense<[[5.0, 6.0], [1.0, 2.0]]> : tensor<2x2xf64>
  return
}
