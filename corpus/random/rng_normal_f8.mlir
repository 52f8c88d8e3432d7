// Normal numbers of mean 5 and deviation 0 are 5.
func.func @main() {
  %a = stablehlo.constant dense<5.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1xi64>) -> tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[5.0, 5.0]> : tensor<2xf8E5M2>
  return
}
