// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f32>>
  %update = stablehlo.constant dense<[(5.0, 0.0), (6.0, 0.0)]> : tensor<2xcomplex<f32>>
  %start = stablehlo.constant dense<3> : tensor<i64>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %result, dense<[(1.0, 0.0), (2.0, 0.0), (5.0, 0.0), (6.0, 0.0)]> : tensor<4xcomplex<f32>>
  return
}
