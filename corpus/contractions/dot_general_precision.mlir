// 1*4 + 2*8 = 20. A precision that is not the default keeps its order.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs = stablehlo.constant dense<[4.0, 8.0]> : tensor<2xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0], precision = [HIGH, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %result, dense<20.0> : tensor<f32>
  return
}
