// cos(0) is 1. A later release can tell how accurate; what a refusal calls that is its own choice.
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, -0.0]> : tensor<2xf32>
  %1 = stablehlo.cosine %0 : tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[1.0, 1.0]> : tensor<2xf32>
  return
}
