// The element of on_true where the predicate holds, else of on_false; what is not chosen does not matter,
// even a NaN, and what is chosen keeps its sign.
func.func @main() {
  %pred = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %on_true = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>
  %on_false = stablehlo.constant dense<[0x7FC00000, 2.0, 0.0]> : tensor<3xf32>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<3xf32>
  check.expect_eq_const %result, dense<[1.0, 2.0, -0.0]> : tensor<3xf32>
  return
}
