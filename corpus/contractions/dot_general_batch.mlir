// Batch 0: 1*5 + 2*6 = 17. Batch 1: 3*7 + 4*8 = 53.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi64>
  %rhs = stablehlo.constant dense<[[[5], [6]], [[7], [8]]]> : tensor<2x2x1xi64>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x1x2xi64>, tensor<2x2x1xi64>) -> tensor<2x1x1xi64>
  check.expect_eq_const %result, dense<[[[17]], [[53]]]> : tensor<2x1x1xi64>
  return
}
