// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (5.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %result_c64 = stablehlo.unary_einsum %operand_c64, config = "ab->b" : (tensor<2x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(4.0, 0.0), (3.0, 0.0), (5.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (5.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %result_c128 = stablehlo.unary_einsum %operand_c128, config = "ab->b" : (tensor<2x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(4.0, 0.0), (3.0, 0.0), (5.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
