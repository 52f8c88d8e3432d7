// In ascending order.
func.func @main() {
  %input = stablehlo.constant dense<[3, 15, 5, 1]> : tensor<4xui4>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<ui4>, %rhs: tensor<ui4>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xui4>) -> tensor<4xui4>
  check.expect_eq_const %result, dense<[1, 3, 5, 15]> : tensor<4xui4>
  return
}
