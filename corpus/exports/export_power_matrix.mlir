// 20 numbers to the powers of 20 others. The bases are powers of two, and the exponents whole.
func.func @main() {
  %bases = stablehlo.constant dense<[[0.5, 1.0, -2.0, 0.5, 0.5], [-0.5, 1.0, -2.0, -2.0, 0.5], [-2.0, -0.5, -0.5, 0.5, -2.0], [-2.0, -2.0, 0.5, -0.5, 0.5]]> : tensor<4x5xf32>
  %exponents = stablehlo.constant dense<[[1.0, -1.0, -1.0, 0.0, -1.0], [-2.0, 3.0, 0.0, 1.0, 3.0], [2.0, 0.0, 0.0, 1.0, 0.0], [-2.0, -1.0, 2.0, -2.0, 0.0]]> : tensor<4x5xf32>
  %result = stablehlo.power %bases, %exponents : tensor<4x5xf32>
  check.expect_almost_eq_const %result, dense<[[0.5, 1.0, -0.5, 1.0, 2.0], [4.0, 1.0, 1.0, -2.0, 0.125], [4.0, 1.0, 1.0, 0.5, 1.0], [0.25, -0.5, 0.25, 4.0, 1.0]]> : tensor<4x5xf32>
  return
}
