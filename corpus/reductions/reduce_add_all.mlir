// 1 + 2 + 4 + 8 = 15, exact in any order.
func.func @main() {
  %input = stablehlo.constant dense<[[1.0, 2.0], [4.0, 8.0]]> : tensor<2x2xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %result, dense<15.0> : tensor<f32>
  return
}
