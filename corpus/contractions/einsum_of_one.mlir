// A letter whose dimension is 1 in the only operand that has it. 2 * 3 + 5 * 7 = 41 and so on.
func.func @main() {
  %lhs = stablehlo.constant dense<[[2, 5]]> : tensor<1x2xi32>
  %rhs = stablehlo.constant dense<[[3, 4, -1], [7, -2, 6]]> : tensor<2x3xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ab,bc->ac" : (tensor<1x2xi32>, tensor<2x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %result, dense<[[41, -2, 28]]> : tensor<1x3xi32>
  return
}
