// Rows that are neither short nor a multiple of a power of two: 0 + 1 + ... + 299 = 299 * 150 = 44850, exact in any order.
func.func @main() {
  %input = stablehlo.iota dim = 1 : tensor<3x300xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[44850.0, 44850.0, 44850.0]> : tensor<3xf32>
  return
}
