// Without a dimension the last one is sorted.
func.func @main() {
  %input = stablehlo.constant dense<[[5, -2, 9, 0], [7, 7, -8, 3], [1, 6, 2, 4]]> : tensor<3x4xi32>
  %result = "stablehlo.sort"(%input) ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %before = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3x4xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[-2, 0, 5, 9], [-8, 3, 7, 7], [1, 2, 4, 6]]> : tensor<3x4xi32>
  return
}
