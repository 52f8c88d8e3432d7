// Without a comparison type: the property is absent, and stays absent.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[2.0, 2.0]> : tensor<2xf32>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<[true, false]> : tensor<2xi1>
  return
}
