// The predicate is false, so the second branch is taken; both take their value from outside.
func.func @main() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %on_true = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %on_false = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %result = "stablehlo.if"(%pred) ({
    stablehlo.return %on_true : tensor<2xi1>
  }, {
    stablehlo.return %on_false : tensor<2xi1>
  }) : (tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, false]> : tensor<2xi1>
  return
}
