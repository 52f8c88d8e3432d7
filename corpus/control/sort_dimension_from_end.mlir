// Negative dimensions count from the end: of three dimensions -3 is the first one, and -2 the second one.
func.func @main() {
  %input = stablehlo.constant dense<[[[5, -2], [9, 0]], [[7, 1], [-8, 3]], [[1, 6], [2, -4]]]> : tensor<3x2x2xi32>
  %first = "stablehlo.sort"(%input) <{dimension = -3 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %before = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %first, dense<[[[1, -2], [-8, -4]], [[5, 1], [2, 0]], [[7, 6], [9, 3]]]> : tensor<3x2x2xi32>
  %second = "stablehlo.sort"(%input) <{dimension = -2 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %before = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %second, dense<[[[5, -2], [9, 0]], [[-8, 1], [7, 3]], [[1, -4], [2, 6]]]> : tensor<3x2x2xi32>
  return
}
