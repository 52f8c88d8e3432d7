// Rows [3, -2, 5] and [-7, 4, 1], from the neutral element on.
func.func @main() {
  %input = stablehlo.constant dense<[[3, -2, 5], [-7, 4, 1]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[-30, -28]> : tensor<2xi32>
  return
}
