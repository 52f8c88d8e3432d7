// Of nothing, the initial value.
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<2x0xi32>
  %1 = stablehlo.constant dense<7> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[7, 7]> : tensor<2xi32>
  return
}
