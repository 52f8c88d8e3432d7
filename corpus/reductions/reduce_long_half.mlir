// Sums of half floats that are whole numbers below 2048 in any order, thus exact.
func.func @main() {
  %operand = stablehlo.constant dense<[[5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0, 1.0, 8.0, -9.0, 7.0, -1.0, 5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0, 1.0, 8.0, -9.0, 7.0, -1.0, 5.0, 6.0], [2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0, 1.0, 8.0, -9.0, 7.0, -1.0, 5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0, 1.0, 8.0, -9.0, 7.0, -1.0, 5.0, 6.0, 2.0, -7.0]]> : tensor<2x40xf16>
  %init = stablehlo.constant dense<0.0> : tensor<f16>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x40xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq_const %result, dense<[49.0, 33.0]> : tensor<2xf16>
  return
}
