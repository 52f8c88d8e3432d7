// Each column in ascending order.
func.func @main() {
  %input = stablehlo.constant dense<[[5, -2, 9, 0], [7, 7, -8, 3], [1, 6, 2, 4]]> : tensor<3x4xi32>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %before = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3x4xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[1, -2, -8, 0], [5, 6, 2, 3], [7, 7, 9, 4]]> : tensor<3x4xi32>
  return
}
