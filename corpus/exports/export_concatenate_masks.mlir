// Masks one behind the other: 17 and 5 booleans.
func.func @main() {
  %first = stablehlo.constant dense<[true, true, true, true, false, true, true, false, true, true, false, false, true, false, true, true, false]> : tensor<17xi1>
  %second = stablehlo.constant dense<[false, true, false, false, true]> : tensor<5xi1>
  %result = stablehlo.concatenate %first, %second, dim = 0 : (tensor<17xi1>, tensor<5xi1>) -> tensor<22xi1>
  check.expect_eq_const %result, dense<[true, true, true, true, false, true, true, false, true, true, false, false, true, false, true, true, false, false, true, false, false, true]> : tensor<22xi1>
  return
}
