// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E5M2>
  %on_false = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf8E5M2>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<3xf8E5M2>
  check.expect_eq_const %result, dense<[4.0, 2.0, 3.0]> : tensor<3xf8E5M2>
  return
}
