// Whether all of 35 booleans hold, in each row; one alone is false in the first and the last.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<3x35xi1>
  %init = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.and across dimensions = [1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, false]> : tensor<3xi1>
  return
}
