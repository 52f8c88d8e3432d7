// A comparator that branches: upwards, and stable, as the second operand shows.
func.func @main() {
  %keys = stablehlo.constant dense<[9, -4, 7, 7, 0, -4, 12, 3, -1, 5, 8]> : tensor<11xi32>
  %values = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<11xi8>
  %results:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%key: tensor<i32>, %other_key: tensor<i32>, %value: tensor<i8>, %other_value: tensor<i8>):
    %less = stablehlo.compare LT, %key, %other_key : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %before = "stablehlo.if"(%less) ({
      %true = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %true : tensor<i1>
    }, {
      %false = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %false : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<11xi32>, tensor<11xi8>) -> (tensor<11xi32>, tensor<11xi8>)
  check.expect_eq_const %results#0, dense<[-4, -4, -1, 0, 3, 5, 7, 7, 8, 9, 12]> : tensor<11xi32>
  check.expect_eq_const %results#1, dense<[1, 5, 8, 4, 7, 9, 2, 3, 10, 0, 6]> : tensor<11xi8>
  return
}
