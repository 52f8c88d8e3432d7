// Each row in descending order, as the comparator says.
func.func @main() {
  %input = stablehlo.constant dense<[[5, -2, 9, 0], [7, 7, -8, 3], [1, 6, 2, 4]]> : tensor<3x4xi32>
  %result = "stablehlo.sort"(%input) <{dimension = 1 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %before = stablehlo.compare GT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3x4xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[9, 5, 0, -2], [7, 7, 3, -8], [6, 4, 2, 1]]> : tensor<3x4xi32>
  return
}
