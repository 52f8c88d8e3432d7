// A list of one part: the other part has no elements.
func.func @main() {
  %none = stablehlo.constant dense<> : tensor<0xf32>
  %empty = stablehlo.concatenate %none, %none, dim = 0 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %some = stablehlo.constant dense<[-1.0, 6.0, 4.0]> : tensor<3xf32>
  %result = stablehlo.concatenate %empty, %some, %none, dim = 0 : (tensor<0xf32>, tensor<3xf32>, tensor<0xf32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[-1.000000e+00, 6.000000e+00, 4.000000e+00]> : tensor<3xf32>
  return
}
