// Division by -1 changes the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 2147483647, -2147483647, 0, 1]> : tensor<6xi32>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi32>
  %result = stablehlo.divide %lhs, %rhs : tensor<6xi32>
  check.expect_eq_const %result, dense<[-5, 3, -2147483647, 2147483647, 0, -1]> : tensor<6xi32>
  return
}
