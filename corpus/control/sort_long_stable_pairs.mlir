// 29 pairs downwards by the first operand alone, and stable: of equal keys the one that came first stays first, as
// the second operand, which counts, shows.
func.func @main() {
  %keys = stablehlo.constant dense<[4, 3, 1, 1, 0, 0, 1, 1, 1, 1, 2, 2, 1, 4, 5, 5, 1, 1, 5, 1, 3, 2, 0, 2, 3, 1, 1, 2, 0]> : tensor<29xi32>
  %values = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]> : tensor<29xi32>
  %results:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%key: tensor<i32>, %other_key: tensor<i32>, %value: tensor<i32>, %other_value: tensor<i32>):
    %before = stablehlo.compare GT, %key, %other_key : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<29xi32>, tensor<29xi32>) -> (tensor<29xi32>, tensor<29xi32>)
  check.expect_eq_const %results#0, dense<[5, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]> : tensor<29xi32>
  check.expect_eq_const %results#1, dense<[14, 15, 18, 0, 13, 1, 20, 24, 10, 11, 21, 23, 27, 2, 3, 6, 7, 8, 9, 12, 16, 17, 19, 25, 26, 4, 5, 22, 28]> : tensor<29xi32>
  return
}
