// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui4>
  %on_false = stablehlo.constant dense<[4, 5, 6]> : tensor<3xui4>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<3xui4>
  check.expect_eq_const %result, dense<[4, 2, 3]> : tensor<3xui4>
  return
}
