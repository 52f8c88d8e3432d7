// Three operands, of which the comparator uses the first (downwards) and the third (upwards where the first is equal). No two
// rows are equal in both, so there is one order. The second moves with them.
func.func @main() {
  %firsts = stablehlo.constant dense<[2, 1, 2, 1, 3, 2, 1, 3, 2]> : tensor<9xi16>
  %seconds = stablehlo.constant dense<[0.5, 1.5, -1.0, 1.5, 0.0, 0.5, -2.5, 0.0, 0.5]> : tensor<9xf32>
  %thirds = stablehlo.constant dense<[7, -3, 4, 9, -8, 1, 5, 6, -2]> : tensor<9xi64>
  %results:3 = "stablehlo.sort"(%firsts, %seconds, %thirds) <{dimension = 0 : i64}> ({
  ^bb0(%first: tensor<i16>, %other_first: tensor<i16>, %second: tensor<f32>, %other_second: tensor<f32>, %third: tensor<i64>, %other_third: tensor<i64>):
    %more = stablehlo.compare GT, %first, %other_first : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %first, %other_first : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %less = stablehlo.compare LT, %third, %other_third : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %tie = stablehlo.and %equal, %less : tensor<i1>
    %before = stablehlo.or %more, %tie : tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<9xi16>, tensor<9xf32>, tensor<9xi64>) -> (tensor<9xi16>, tensor<9xf32>, tensor<9xi64>)
  check.expect_eq_const %results#0, dense<[3, 3, 2, 2, 2, 2, 1, 1, 1]> : tensor<9xi16>
  check.expect_eq_const %results#1, dense<[0.0, 0.0, 0.5, 0.5, -1.0, 0.5, 1.5, -2.5, 1.5]> : tensor<9xf32>
  check.expect_eq_const %results#2, dense<[-8, 6, -2, 1, 4, 7, -3, 5, 9]> : tensor<9xi64>
  return
}
