// Three operands of different widths at once, with a body that branches: a cumulative sum, maximum and minimum.
func.func @main() {
  %numbers = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2]> : tensor<15xi32>
  %others = stablehlo.constant dense<[12, 2, -2, 0, 8, -9, 11, 6, 7, 14, -4, 15, 9, 9, 15]> : tensor<15xi64>
  %bytes = stablehlo.constant dense<[-42, -20, 12, -43, 9, -26, 46, 31, 26, 31, 46, -26, 9, -43, 12]> : tensor<15xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<-99> : tensor<i64>
  %most = stablehlo.constant dense<99> : tensor<i8>
  %results:3 = "stablehlo.reduce_window"(%numbers, %others, %bytes, %zero, %least, %most) <{
    padding = dense<[[14, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 15>
  }> ({
  ^bb0(%partial: tensor<i32>, %greatest: tensor<i64>, %smallest: tensor<i8>, %number: tensor<i32>, %other: tensor<i64>, %byte: tensor<i8>):
    %sum = stablehlo.add %partial, %number : tensor<i32>
    %greater_first = stablehlo.compare GT, %greatest, %other : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %greater = "stablehlo.if"(%greater_first) ({
      stablehlo.return %greatest : tensor<i64>
    }, {
      stablehlo.return %other : tensor<i64>
    }) : (tensor<i1>) -> tensor<i64>
    %smaller_first = stablehlo.compare LT, %smallest, %byte : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %smaller = "stablehlo.if"(%smaller_first) ({
      stablehlo.return %smallest : tensor<i8>
    }, {
      stablehlo.return %byte : tensor<i8>
    }) : (tensor<i1>) -> tensor<i8>
    stablehlo.return %sum, %greater, %smaller : tensor<i32>, tensor<i64>, tensor<i8>
  }) : (tensor<15xi32>, tensor<15xi64>, tensor<15xi8>, tensor<i32>, tensor<i64>, tensor<i8>) -> (tensor<15xi32>, tensor<15xi64>, tensor<15xi8>)
  check.expect_eq_const %results#0, dense<[-1, -9, -10, -13, -4, -15, -9, -18, -28, -25, -18, -16, -5, 6, 8]> : tensor<15xi32>
  check.expect_eq_const %results#1, dense<[12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 15, 15, 15, 15]> : tensor<15xi64>
  check.expect_eq_const %results#2, dense<[-42, -42, -42, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43]> : tensor<15xi8>
  return
}
