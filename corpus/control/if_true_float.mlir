// The predicate is true, so the first branch is taken; both take their value from outside.
func.func @main() {
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %on_true = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %on_false = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %result = "stablehlo.if"(%pred) ({
    stablehlo.return %on_true : tensor<2xf32>
  }, {
    stablehlo.return %on_false : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[1.5, -0.0]> : tensor<2xf32>
  return
}
