// Downwards along the middle of three dimensions.
func.func @main() {
  %numbers = stablehlo.constant dense<[[[5, 1, 9], [2, 8, 3]], [[7, 0, 4], [6, 6, 1]]]> : tensor<2x2x3xi32>
  %result = "stablehlo.sort"(%numbers) <{dimension = 1 : i64}> ({
  ^bb0(%number: tensor<i32>, %other_number: tensor<i32>):
    %before = stablehlo.compare GT, %number, %other_number : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %result, dense<[[[5, 8, 9], [2, 1, 3]], [[7, 6, 4], [6, 0, 1]]]> : tensor<2x2x3xi32>
  return
}
