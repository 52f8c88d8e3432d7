// A label twice in one operand takes its diagonal.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-1, -8, -1], [-3, 9, -11], [6, -9, -10]]> : tensor<3x3xi32>
  %rhs = stablehlo.constant dense<[[5, -2, 1, -5], [-1, -6, -1, -5], [1, -2, 5, 3]]> : tensor<3x4xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ii,ij->j" : (tensor<3x3xi32>, tensor<3x4xi32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[-24, -32, -60, -70]> : tensor<4xi32>
  return
}
