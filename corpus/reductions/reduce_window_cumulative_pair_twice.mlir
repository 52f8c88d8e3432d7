// Two operands at once, with initial values that differ and serve twice: a maximum of numbers from 5 on, and a sum. First
// cumulative, then of neighbours.
func.func @main() {
  %numbers = stablehlo.constant dense<[6, 5, 8, 5, 7, 9, 5, 9, 8, 12, 11, 6, 12, 20]> : tensor<14xi32>
  %others = stablehlo.constant dense<[12, 2, -2, 0, 8, -9, 11, 6, 7, 14, -4, 15, 9, 9]> : tensor<14xi32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %all:2 = "stablehlo.reduce_window"(%numbers, %others, %five, %zero) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>
  }> ({
  ^bb0(%greatest: tensor<i32>, %partial: tensor<i32>, %number: tensor<i32>, %other: tensor<i32>):
    %greater = stablehlo.maximum %greatest, %number : tensor<i32>
    %sum = stablehlo.add %partial, %other : tensor<i32>
    stablehlo.return %greater, %sum : tensor<i32>, tensor<i32>
  }) : (tensor<14xi32>, tensor<14xi32>, tensor<i32>, tensor<i32>) -> (tensor<14xi32>, tensor<14xi32>)
  %two:2 = "stablehlo.reduce_window"(%numbers, %others, %five, %zero) <{
    window_dimensions = array<i64: 2>
  }> ({
  ^bb0(%greatest: tensor<i32>, %partial: tensor<i32>, %number: tensor<i32>, %other: tensor<i32>):
    %greater = stablehlo.maximum %greatest, %number : tensor<i32>
    %sum = stablehlo.add %partial, %other : tensor<i32>
    stablehlo.return %greater, %sum : tensor<i32>, tensor<i32>
  }) : (tensor<14xi32>, tensor<14xi32>, tensor<i32>, tensor<i32>) -> (tensor<13xi32>, tensor<13xi32>)
  check.expect_eq_const %all#0, dense<[6, 6, 8, 8, 8, 9, 9, 9, 9, 12, 12, 12, 12, 20]> : tensor<14xi32>
  check.expect_eq_const %all#1, dense<[12, 14, 12, 12, 20, 11, 22, 28, 35, 49, 45, 60, 69, 78]> : tensor<14xi32>
  check.expect_eq_const %two#0, dense<[6, 8, 8, 7, 9, 9, 9, 9, 12, 12, 11, 12, 20]> : tensor<13xi32>
  check.expect_eq_const %two#1, dense<[14, 0, -2, 8, -1, 2, 17, 13, 21, 10, 11, 24, 18]> : tensor<13xi32>
  return
}
