// By the first operand upwards, and where it is equal by the second downwards.
func.func @main() {
  %firsts = stablehlo.constant dense<[0, 3, 0, 1, 2, 2, 3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 3, 0, 1, 3, 2, 1, 0]> : tensor<23xi32>
  %seconds = stablehlo.constant dense<[6, 4, 2, 7, 2, 8, 7, 7, 5, 7, 4, 4, 7, 6, 2, 1, 6, 8, 2, 7, 5, 2, 1]> : tensor<23xi64>
  %results:2 = "stablehlo.sort"(%firsts, %seconds) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%first: tensor<i32>, %other_first: tensor<i32>, %second: tensor<i64>, %other_second: tensor<i64>):
    %less = stablehlo.compare LT, %first, %other_first : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %first, %other_first : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %more = stablehlo.compare GT, %second, %other_second : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %tie = stablehlo.and %equal, %more : tensor<i1>
    %before = stablehlo.or %less, %tie : tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<23xi32>, tensor<23xi64>) -> (tensor<23xi32>, tensor<23xi64>)
  check.expect_eq_const %results#0, dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<23xi32>
  check.expect_eq_const %results#1, dense<[8, 7, 6, 4, 2, 1, 7, 6, 5, 2, 2, 2, 1, 8, 7, 5, 2, 7, 7, 7, 6, 4, 4]> : tensor<23xi64>
  return
}
