// Division by -1 changes the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 32767, -32767, 0, 1]> : tensor<6xi16>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi16>
  %result = stablehlo.divide %lhs, %rhs : tensor<6xi16>
  check.expect_eq_const %result, dense<[-5, 3, -32767, 32767, 0, -1]> : tensor<6xi16>
  return
}
