// What a division by -1 leaves is 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 2147483647, -2147483647, 0, 1]> : tensor<6xi32>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi32>
  %result = stablehlo.remainder %lhs, %rhs : tensor<6xi32>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 0, 0]> : tensor<6xi32>
  return
}
