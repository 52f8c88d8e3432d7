// In ascending order.
func.func @main() {
  %input = stablehlo.constant dense<[3, -2, 5, 1]> : tensor<4xi4>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i4>, %rhs: tensor<i4>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xi4>) -> tensor<4xi4>
  check.expect_eq_const %result, dense<[-2, 1, 3, 5]> : tensor<4xi4>
  return
}
