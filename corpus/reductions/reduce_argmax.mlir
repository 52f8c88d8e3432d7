// The greatest element of each row and its index: 5 at 2, 4 at 1. The computation looks at both values, and of
// equal ones takes the smaller index.
func.func @main() {
  %values = stablehlo.constant dense<[[3, -2, 5], [-7, 4, 1]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %none = stablehlo.constant dense<2147483647> : tensor<i32>
  %results:2 = stablehlo.reduce(%values init: %least), (%indices init: %none) across dimensions = [1] : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
   reducer(%value: tensor<i32>, %index: tensor<i32>) (%other_value: tensor<i32>, %other_index: tensor<i32>) {
    %greater = stablehlo.compare GT, %value, %index : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %value, %index : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %earlier = stablehlo.compare LT, %other_value, %other_index : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %equal, %earlier : tensor<i1>
    %keep = stablehlo.or %greater, %tie : tensor<i1>
    %best = stablehlo.select %keep, %value, %index : tensor<i1>, tensor<i32>
    %best_index = stablehlo.select %keep, %other_value, %other_index : tensor<i1>, tensor<i32>
    stablehlo.return %best, %best_index : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %results#0, dense<[5, 4]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[2, 1]> : tensor<2xi32>
  return
}
