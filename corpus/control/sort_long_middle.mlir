// Along the middle of three dimensions: each of 2 by 3 lines of 11 numbers on its own.
func.func @main() {
  %numbers = stablehlo.constant dense<[[[19, 38, 7], [-6, -23, -17], [-40, 3, 24], [19, 37, -30], [2, 30, 38], [-35, 8, -19], [17, 14, -20], [-19, -10, -34], [-26, -24, 24], [35, -32, 9], [-27, -3, -14]], [[-12, 13, -29], [-6, -14, 10], [-5, 3, -35], [-15, -40, 12], [-33, 8, 22], [-23, -37, -10], [14, -26, 36], [-40, -25, 34], [-15, -15, 2], [-39, -30, -23], [29, -38, 24]]]> : tensor<2x11x3xi32>
  %result = "stablehlo.sort"(%numbers) <{dimension = 1 : i64}> ({
  ^bb0(%number: tensor<i32>, %other_number: tensor<i32>):
    %before = stablehlo.compare LT, %number, %other_number : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<2x11x3xi32>) -> tensor<2x11x3xi32>
  check.expect_eq_const %result, dense<[[[-40, -32, -34], [-35, -24, -30], [-27, -23, -20], [-26, -10, -19], [-19, -3, -17], [-6, 3, -14], [2, 8, 7], [17, 14, 9], [19, 30, 24], [19, 37, 24], [35, 38, 38]], [[-40, -40, -35], [-39, -38, -29], [-33, -37, -23], [-23, -30, -10], [-15, -26, 2], [-15, -25, 10], [-12, -15, 12], [-6, -14, 22], [-5, 3, 24], [14, 8, 34], [29, 13, 36]]]> : tensor<2x11x3xi32>
  return
}
