// Whether one of 35 booleans holds, in each row.
func.func @main() {
  %operand = stablehlo.constant dense<[[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<3x35xi1>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.or across dimensions = [1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, true]> : tensor<3xi1>
  return
}
