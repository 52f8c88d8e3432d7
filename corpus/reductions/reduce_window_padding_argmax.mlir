// The place of the first of the greatest elements of each window, 0 to 3 by rows. The windows are 1, 2, 2, 1 and, beside the
// padding, 2 and 1: the place is 1 in both. The padding has the least value, which is selected nowhere.
func.func @main() {
  %values = stablehlo.constant dense<[[1, 2], [2, 1]]> : tensor<2x2xi32>
  %places = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %nowhere = stablehlo.constant dense<-1> : tensor<i32>
  %result:2 = "stablehlo.reduce_window"(%values, %places, %least, %nowhere) <{
    padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 2>
  }> ({
  ^bb0(%value: tensor<i32>, %place: tensor<i32>, %other: tensor<i32>, %there: tensor<i32>):
    %keep = stablehlo.compare GE, %value, %other : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %greatest = stablehlo.select %keep, %value, %other : tensor<i1>, tensor<i32>
    %first = stablehlo.select %keep, %place, %there : tensor<i1>, tensor<i32>
    stablehlo.return %greatest, %first : tensor<i32>, tensor<i32>
  }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<1x2xi32>, tensor<1x2xi32>)
  check.expect_eq_const %result#0, dense<2> : tensor<1x2xi32>
  check.expect_eq_const %result#1, dense<1> : tensor<1x2xi32>
  return
}
