// Each of three columns of 19 numbers on its own.
func.func @main() {
  %numbers = stablehlo.constant dense<[[-9, -11, 22], [8, 7, -30], [8, 13, 15], [-9, -26, -11], [-8, 22, -11], [0, 14, -10], [-19, 0, 0], [15, -19, -27], [-14, -29, 17], [-8, 24, -5], [-29, 5, 20], [-4, -7, -6], [7, 23, -30], [-2, -28, 15], [-19, 9, -18], [-23, 18, -15], [29, 22, -1], [-8, 2, -8], [27, 3, -14]]> : tensor<19x3xi16>
  %result = "stablehlo.sort"(%numbers) <{dimension = 0 : i64}> ({
  ^bb0(%number: tensor<i16>, %other_number: tensor<i16>):
    %before = stablehlo.compare LT, %number, %other_number : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<19x3xi16>) -> tensor<19x3xi16>
  check.expect_eq_const %result, dense<[[-29, -29, -30], [-23, -28, -30], [-19, -26, -27], [-19, -19, -18], [-14, -11, -15], [-9, -7, -14], [-9, 0, -11], [-8, 2, -11], [-8, 3, -10], [-8, 5, -8], [-4, 7, -6], [-2, 9, -5], [0, 13, -1], [7, 14, 0], [8, 18, 15], [8, 22, 15], [15, 22, 17], [27, 23, 20], [29, 24, 22]]> : tensor<19x3xi16>
  return
}
