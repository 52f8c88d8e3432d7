// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(3.0, 0.0), (4.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.broadcast_in_dim %operand_c64, dims = [0] : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (4.0, 0.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(3.0, 0.0), (4.0, 0.0)]> : tensor<2xcomplex<f64>>
  %result_c128 = stablehlo.broadcast_in_dim %operand_c128, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (4.0, 0.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  return
}
