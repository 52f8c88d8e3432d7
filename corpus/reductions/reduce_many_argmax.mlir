// The row of the greatest element in each of 300 columns: the element in row r and column k is (7 k + 31 r) modulo
// 101, so that no two of a column are equal. Two operands, and a body of several operations.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<3x300xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x300xi32>
  %seven = stablehlo.constant dense<7> : tensor<3x300xi32>
  %step = stablehlo.constant dense<31> : tensor<3x300xi32>
  %modulus = stablehlo.constant dense<101> : tensor<3x300xi32>
  %across = stablehlo.multiply %column, %seven : tensor<3x300xi32>
  %down = stablehlo.multiply %row, %step : tensor<3x300xi32>
  %number = stablehlo.add %across, %down : tensor<3x300xi32>
  %operand = stablehlo.remainder %number, %modulus : tensor<3x300xi32>
  %least = stablehlo.constant dense<-1> : tensor<i32>
  %none = stablehlo.constant dense<99> : tensor<i32>
  %results:2 = stablehlo.reduce(%operand init: %least), (%row init: %none) across dimensions = [0] : (tensor<3x300xi32>, tensor<3x300xi32>, tensor<i32>, tensor<i32>) -> (tensor<300xi32>, tensor<300xi32>)
   reducer(%best: tensor<i32>, %element: tensor<i32>) (%best_at: tensor<i32>, %at: tensor<i32>) {
    %keep = stablehlo.compare GE, %best, %element : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %value = stablehlo.select %keep, %best, %element : tensor<i1>, tensor<i32>
    %where = stablehlo.select %keep, %best_at, %at : tensor<i1>, tensor<i32>
    stablehlo.return %value, %where : tensor<i32>, tensor<i32>
  }
  %value_begin = stablehlo.slice %results#0 [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %value_begin, dense<[62, 69, 76, 83]> : tensor<4xi32>
  %value_seam = stablehlo.slice %results#0 [253:260] : (tensor<300xi32>) -> tensor<7xi32>
  check.expect_eq_const %value_seam, dense<[85, 92, 99, 75, 82, 89, 96]> : tensor<7xi32>
  %value_end = stablehlo.slice %results#0 [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %value_end, dense<[90, 97, 73]> : tensor<3xi32>
  %at_begin = stablehlo.slice %results#1 [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %at_begin, dense<[2, 2, 2, 2]> : tensor<4xi32>
  %at_seam = stablehlo.slice %results#1 [253:260] : (tensor<300xi32>) -> tensor<7xi32>
  check.expect_eq_const %at_seam, dense<[1, 1, 1, 0, 0, 0, 0]> : tensor<7xi32>
  %at_end = stablehlo.slice %results#1 [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %at_end, dense<[1, 1, 0]> : tensor<3xi32>
  return
}
