// In ascending order.
func.func @main() {
  %input = stablehlo.constant dense<[3.0, -2.0, 5.0, 1.0]> : tensor<4xf8E5M2>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<f8E5M2>, %rhs: tensor<f8E5M2>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  check.expect_eq_const %result, dense<[-2.0, 1.0, 3.0, 5.0]> : tensor<4xf8E5M2>
  return
}
