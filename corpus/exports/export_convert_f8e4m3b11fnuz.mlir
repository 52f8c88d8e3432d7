// The same in eight bits with a bias of 11.
func.func @main() {
  %numbers = stablehlo.constant dense<[0.3, 2.4, -5.1, 1.1875, -0.75, 3.4, 0.0, -1.7, 4.9, -0.01]> : tensor<10xf32>
  %small = stablehlo.convert %numbers : (tensor<10xf32>) -> tensor<10xf8E4M3B11FNUZ>
  %back = stablehlo.convert %small : (tensor<10xf8E4M3B11FNUZ>) -> tensor<10xf32>
  check.expect_eq_const %small, dense<[0.3, 2.5, -5.0, 1.2, -0.75, 3.5, 0.0, -1.8, 5.0, -0.01]> : tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %back, dense<[0.3125, 2.5, -5.0, 1.25, -0.75, 3.5, 0.0, -1.75, 5.0, -0.009765625]> : tensor<10xf32>
  return
}
