// The truth table of AND.
func.func @main() {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = stablehlo.and %0, %1 : tensor<4xi1>
  check.expect_eq_const %2, dense<[false, false, false, true]> : tensor<4xi1>
  return
}
