// A consumer left out the upgrade and met dot_general_v1, which it did not know. (1, 2, 3) times (10,
// 100, 1000) is 10 + 200 + 3000.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %rhs = stablehlo.constant dense<[10.0, 100.0, 1000.0]> : tensor<3xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %result, dense<3210.0> : tensor<f32>
  return
}
