// Two letters are summed over that stand in another order in each operand: ij,ji->, the trace of the product, 1 · 5 + 2 · 7 + 3 · 6 +
// 4 · 8.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %rhs = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ij,ji->" : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<i32>
  check.expect_eq_const %result, dense<69> : tensor<i32>
  return
}
