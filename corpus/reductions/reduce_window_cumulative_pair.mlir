// Two operands at once: a cumulative sum of the first and a cumulative maximum of the second.
func.func @main() {
  %numbers = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11]> : tensor<14xi32>
  %others = stablehlo.constant dense<[12, 2, -2, 0, 8, -9, 11, 6, 7, 14, -4, 15, 9, 9]> : tensor<14xi64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<-99> : tensor<i64>
  %results:2 = "stablehlo.reduce_window"(%numbers, %others, %zero, %least) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>
  }> ({
  ^bb0(%partial: tensor<i32>, %greatest: tensor<i64>, %number: tensor<i32>, %other: tensor<i64>):
    %sum = stablehlo.add %partial, %number : tensor<i32>
    %greater = stablehlo.maximum %greatest, %other : tensor<i64>
    stablehlo.return %sum, %greater : tensor<i32>, tensor<i64>
  }) : (tensor<14xi32>, tensor<14xi64>, tensor<i32>, tensor<i64>) -> (tensor<14xi32>, tensor<14xi64>)
  check.expect_eq_const %results#0, dense<[-1, -9, -10, -13, -4, -15, -9, -18, -28, -25, -18, -16, -5, 6]> : tensor<14xi32>
  check.expect_eq_const %results#1, dense<[12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 15, 15, 15]> : tensor<14xi64>
  return
}
