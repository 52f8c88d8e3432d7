// In ascending order.
func.func @main() {
  %input = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %result, dense<[false, false, true, true]> : tensor<4xi1>
  return
}
