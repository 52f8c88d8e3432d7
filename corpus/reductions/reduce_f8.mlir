// Sums along dimension 1.
func.func @main() {
  %input = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 0.0, 3.0]]> : tensor<2x3xf8E5M2>
  %init = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[3.0, 6.0]> : tensor<2xf8E5M2>
  return
}
