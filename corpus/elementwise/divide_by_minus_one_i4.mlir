// Division by -1 changes the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 7, -7, 0, 1]> : tensor<6xi4>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi4>
  %result = stablehlo.divide %lhs, %rhs : tensor<6xi4>
  check.expect_eq_const %result, dense<[-5, 3, -7, 7, 0, -1]> : tensor<6xi4>
  return
}
