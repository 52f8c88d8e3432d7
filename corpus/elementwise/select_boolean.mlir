// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %on_false = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<3xi1>
  check.expect_eq_const %result, dense<[true, true, false]> : tensor<3xi1>
  return
}
