// In descending order.
func.func @main() {
  %input = stablehlo.constant dense<[-2, 1, -1, -1, 0]> : tensor<5xi2>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i2>, %rhs: tensor<i2>):
    %pred = stablehlo.compare GT, %lhs, %rhs : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<5xi2>) -> tensor<5xi2>
  check.expect_eq_const %result, dense<[1, 0, -1, -1, -2]> : tensor<5xi2>
  return
}
