// Two operands at once along the first of two dimensions: a cumulative sum and a cumulative maximum of each column.
func.func @main() {
  %numbers = stablehlo.constant dense<[[-1, -8], [-1, -3], [9, -11], [6, -9], [-10, 3], [7, 2], [11, 11], [2, 7], [3, -10], [-9, 6], [-11, 9], [-3, -1], [-8, -1]]> : tensor<13x2xi32>
  %others = stablehlo.constant dense<[[12, 2], [-2, 0], [8, -9], [11, 6], [7, 14], [-4, 15], [9, 9], [15, -4], [14, 7], [6, 11], [-9, 8], [0, -2], [2, 12]]> : tensor<13x2xi64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<-99> : tensor<i64>
  %results:2 = "stablehlo.reduce_window"(%numbers, %others, %zero, %least) <{
    padding = dense<[[12, 0], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 13, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %greatest: tensor<i64>, %number: tensor<i32>, %other: tensor<i64>):
    %sum = stablehlo.add %partial, %number : tensor<i32>
    %greater = stablehlo.maximum %greatest, %other : tensor<i64>
    stablehlo.return %sum, %greater : tensor<i32>, tensor<i64>
  }) : (tensor<13x2xi32>, tensor<13x2xi64>, tensor<i32>, tensor<i64>) -> (tensor<13x2xi32>, tensor<13x2xi64>)
  check.expect_eq_const %results#0, dense<[[-1, -8], [-2, -11], [7, -22], [13, -31], [3, -28], [10, -26], [21, -15], [23, -8], [26, -18], [17, -12], [6, -3], [3, -4], [-5, -5]]> : tensor<13x2xi32>
  check.expect_eq_const %results#1, dense<[[12, 2], [12, 2], [12, 2], [12, 6], [12, 14], [12, 15], [12, 15], [15, 15], [15, 15], [15, 15], [15, 15], [15, 15], [15, 15]]> : tensor<13x2xi64>
  return
}
