// Nothing but order: both operands come back as they are.
func.func @main() {
  %first = stablehlo.constant dense<[1, 15]> : tensor<2xui4>
  %other = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = stablehlo.optimization_barrier %first, %other : tensor<2xui4>, tensor<i32>
  check.expect_eq_const %results#0, dense<[1, 15]> : tensor<2xui4>
  check.expect_eq_const %results#1, dense<7> : tensor<i32>
  return
}
