// The greatest of 70 elements in each row with its number; of equal ones the least number. Two operands, and a body
// of several operations.
func.func @main() {
  %operand = stablehlo.constant dense<[[13, 3, 3, 13, -8, -19, -20, -11, 8, -4, -6, 2, 20, 7, 4, 11, -13, 14, 10, 16, -9, 17, 12, 17, -9, 16, 10, 14, -13, 11, 4, 7, 20, 2, -6, -4, 8, -11, -20, -19, -8, 13, 3, 3, 13, -8, -19, -20, -11, 8, -4, -6, 2, 20, 7, 4, 11, -13, 14, 10, 16, -9, 17, 12, 17, -9, 16, 10, 14, -13], [11, 4, 7, 20, 2, -6, -4, 8, -11, -20, -19, -8, 13, 3, 3, 13, -8, -19, -20, -11, 8, -4, -6, 2, 20, 7, 4, 11, -13, 14, 10, 16, -9, 17, 12, 17, -9, 16, 10, 14, -13, 11, 4, 7, 20, 2, -6, -4, 8, -11, -20, -19, -8, 13, 3, 3, 13, -8, -19, -20, -11, 8, -4, -6, 2, 20, 7, 4, 11, -13]]> : tensor<2x70xi32>
  %numbers = stablehlo.iota dim = 0 : tensor<140xi32>
  %number = stablehlo.reshape %numbers : (tensor<140xi32>) -> tensor<2x70xi32>
  %least = stablehlo.constant dense<-100> : tensor<i32>
  %none = stablehlo.constant dense<1000> : tensor<i32>
  %results:2 = stablehlo.reduce(%operand init: %least), (%number init: %none) across dimensions = [1] : (tensor<2x70xi32>, tensor<2x70xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
   reducer(%best: tensor<i32>, %element: tensor<i32>) (%best_at: tensor<i32>, %at: tensor<i32>) {
    %greater = stablehlo.compare GT, %best, %element : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %best, %element : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %earlier = stablehlo.compare LT, %best_at, %at : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %first = stablehlo.and %equal, %earlier : tensor<i1>
    %keep = stablehlo.or %greater, %first : tensor<i1>
    %value = stablehlo.select %keep, %best, %element : tensor<i1>, tensor<i32>
    %where = stablehlo.select %keep, %best_at, %at : tensor<i1>, tensor<i32>
    stablehlo.return %value, %where : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %results#0, dense<[20, 20]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[12, 73]> : tensor<2xi32>
  return
}
