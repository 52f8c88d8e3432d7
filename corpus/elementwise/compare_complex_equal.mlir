// Equal means equal in both parts; zeros are equal, a NaN equals nothing.
func.func @main() {
  %lhs = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (-0.0, 0.0), (0x7FC00000, 1.0)]> : tensor<4xcomplex<f32>>
  %rhs = stablehlo.constant dense<[(1.0, 2.0), (2.0, 1.0), (0.0, -0.0), (0x7FC00000, 1.0)]> : tensor<4xcomplex<f32>>
  %eq = stablehlo.compare EQ, %lhs, %rhs, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %eq, dense<[true, false, true, false]> : tensor<4xi1>
  %ne = stablehlo.compare NE, %lhs, %rhs, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %ne, dense<[false, true, false, true]> : tensor<4xi1>
  return
}
