// 1*4 + 2*8 = 20. A precision that is not the default keeps its order.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[4.0, 8.0]> : tensor<2xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0], precision = [HIGH, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %2, dense<20.0> : tensor<f32>
  return
}
