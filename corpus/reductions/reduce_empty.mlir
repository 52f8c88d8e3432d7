// Of nothing, the initial value.
func.func @main() {
  %input = stablehlo.constant dense<> : tensor<2x0xi32>
  %init = stablehlo.constant dense<7> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[7, 7]> : tensor<2xi32>
  return
}
