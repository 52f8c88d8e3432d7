// With windows of one element, and neither strides nor padding said, each element selects itself, so that the
// source comes back. The greatest element of each window gets the source element added to the initial value 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 7, 3, 9, 2], [8, 4, 6, 5, 0], [11, 13, 12, 10, 14], [15, 19, 17, 16, 18]]> : tensor<4x5xi32>
  %source = stablehlo.constant dense<[[10, 20, 30, 40, 50], [60, 70, 80, 90, 100], [110, 120, 130, 140, 150], [160, 170, 180, 190, 200]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%selected: tensor<i32>, %candidate: tensor<i32>):
    %keep = stablehlo.compare GE, %selected, %candidate : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %keep : tensor<i1>
  }, {
  ^bb0(%current: tensor<i32>, %added: tensor<i32>):
    %sum = stablehlo.add %current, %added : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const %result, dense<[[10, 20, 30, 40, 50], [60, 70, 80, 90, 100], [110, 120, 130, 140, 150], [160, 170, 180, 190, 200]]> : tensor<4x5xi32>
  return
}
