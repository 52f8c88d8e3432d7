// Letters that the result lacks are summed over: ij,ij->.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-2, 2, -5], [-1, 3, -4]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[-2, 1, -3], [0, 3, -1]]> : tensor<2x3xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ij,ij->" : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
  check.expect_eq_const %result, dense<34> : tensor<i32>
  return
}
