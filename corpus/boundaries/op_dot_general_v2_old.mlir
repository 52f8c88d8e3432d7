// Says nothing that dot_general_v2 alone can say: every release since 0.9.0 takes it, each in its
// own version of the op.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[1.0, 10.0, 100.0]> : tensor<3xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[321.0, 654.0]> : tensor<2xf32>
  return
}
