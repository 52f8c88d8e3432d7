// The element of on_true where the predicate holds, else of on_false; what is not chosen does not matter,
// even a NaN, and what is chosen keeps its sign.
func.func @main() {
  %p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %a = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0x7FC00000, 2.0, 0.0]> : tensor<3xf32>
  %0 = stablehlo.select %p, %a, %b : tensor<3xi1>, tensor<3xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0, -0.0]> : tensor<3xf32>
  return
}
