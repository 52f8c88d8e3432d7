// Windows of 3 x 2 that overlap: an element that two of them select gets both source elements. The greatest
// element of each window gets the source element added to the initial value 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 7, 3, 9, 2], [8, 4, 6, 5, 0], [11, 13, 12, 10, 14], [15, 19, 17, 16, 18]]> : tensor<4x5xi32>
  %source = stablehlo.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init) <{
    window_dimensions = array<i64: 3, 2>,
    window_strides = array<i64: 1, 2>
  }> ({
  ^bb0(%selected: tensor<i32>, %candidate: tensor<i32>):
    %keep = stablehlo.compare GE, %selected, %candidate : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %keep : tensor<i1>
  }, {
  ^bb0(%current: tensor<i32>, %added: tensor<i32>):
    %sum = stablehlo.add %current, %added : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const %result, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 10, 20, 0, 0], [0, 30, 40, 0, 0]]> : tensor<4x5xi32>
  return
}
