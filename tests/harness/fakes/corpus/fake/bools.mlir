// true and true, true and false.
func.func @main() {
  %0 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
  %1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %2 = stablehlo.and %0, %1 : tensor<2xi1>
  check.expect_eq_const %2, dense<[true, false]> : tensor<2xi1>
  return
}
