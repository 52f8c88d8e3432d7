// The rows of a matrix are spread, and its first column is cut.
func.func @main() {
  %matrix = stablehlo.constant dense<[[8.0, -7.0, 8.0, 6.0], [5.0, -7.0, 7.0, -4.0], [1.0, 7.0, 4.0, 0.0]]> : tensor<3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.pad %matrix, %zero, low = [1, -1], high = [-1, 2], interior = [1, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x5xf32>
  check.expect_eq_const %result, dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [-7.0, 8.0, 6.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-7.0, 7.0, -4.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x5xf32>
  return
}
