// Upwards: 37 numbers, some of them equal.
func.func @main() {
  %numbers = stablehlo.constant dense<[29, -18, 44, -5, 38, 44, 33, 17, -47, 9, 49, -19, 33, -44, -30, -36, -3, 10, -19, -2, 19, -37, 23, -19, -49, 43, -23, 2, -15, -27, 48, -1, -30, 47, -41, -33, 29]> : tensor<37xi32>
  %result = "stablehlo.sort"(%numbers) <{dimension = 0 : i64}> ({
  ^bb0(%number: tensor<i32>, %other_number: tensor<i32>):
    %before = stablehlo.compare LT, %number, %other_number : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<37xi32>) -> tensor<37xi32>
  check.expect_eq_const %result, dense<[-49, -47, -44, -41, -37, -36, -33, -30, -30, -27, -23, -19, -19, -19, -18, -15, -5, -3, -2, -1, 2, 9, 10, 17, 19, 23, 29, 29, 33, 33, 38, 43, 44, 44, 47, 48, 49]> : tensor<37xi32>
  return
}
