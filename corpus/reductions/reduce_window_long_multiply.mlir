// Products of windows of 13 numbers, which wrap around.
func.func @main() {
  %operand = stablehlo.constant dense<[3, -5, 7, 11, -13, 17, 19, 23, -29, 31, 37, 41, 43, 47, 53, -59]> : tensor<16xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    window_dimensions = array<i64: 13>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.multiply %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<16xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[554861049, 102888509, 627368723, 2074978985]> : tensor<4xi32>
  return
}
