// The specification's own example (docs/spec.md of 1.20.0, "sort"): values as it gives them.
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [3, 2, 1]]> : tensor<2x3xi64>
  %input_1 = stablehlo.constant dense<[[3, 2, 1], [1, 2, 3]]> : tensor<2x3xi64>
  %results:2 = "stablehlo.sort"(%input_0, %input_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs_0: tensor<i64>, %lhs_1: tensor<i64>, %rhs_0: tensor<i64>, %rhs_1: tensor<i64>):
    %pred = stablehlo.compare GT, %lhs_0, %lhs_1 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
  check.expect_eq_const %results#0, dense<[[3, 2, 3], [1, 2, 1]]> : tensor<2x3xi64>
  check.expect_eq_const %results#1, dense<[[1, 2, 1], [3, 2, 3]]> : tensor<2x3xi64>
  return
}
