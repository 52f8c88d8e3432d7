// The predicate is false, so the second branch is taken; both take their value from outside.
func.func @main() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %on_true = stablehlo.constant dense<[1, 15]> : tensor<2xui4>
  %on_false = stablehlo.constant dense<[3, 4]> : tensor<2xui4>
  %result = "stablehlo.if"(%pred) ({
    stablehlo.return %on_true : tensor<2xui4>
  }, {
    stablehlo.return %on_false : tensor<2xui4>
  }) : (tensor<i1>) -> tensor<2xui4>
  check.expect_eq_const %result, dense<[3, 4]> : tensor<2xui4>
  return
}
