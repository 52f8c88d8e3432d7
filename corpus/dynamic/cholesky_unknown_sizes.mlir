// Sizes of operands and result are unknown until the program runs. [[4, 2], [2, 2]] = L L^T with L = [[2, 0],
// [1, 1]]. What stands above the diagonal of L is implementation-defined and not checked.
func.func @main() {
  %a_known = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf32>
  %shape_0 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %a = stablehlo.dynamic_reshape %a_known, %shape_0 : (tensor<1x1xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %unknown = stablehlo.cholesky %a, lower = true : tensor<?x?xf32>
  %shape_1 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<1x1xf32>
  check.expect_eq_const %result, dense<[[2.0]]> : tensor<1x1xf32>
  return
}
