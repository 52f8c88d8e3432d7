// Products of powers of two and -1 in each row.
func.func @main() {
  %operand = stablehlo.constant dense<[[2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0], [-2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0, 0.25, 2.0, -2.0, -2.0, 2.0, 0.25, 4.0]]> : tensor<2x33xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.multiply across dimensions = [1] : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[256.0, 2048.0]> : tensor<2xf32>
  return
}
