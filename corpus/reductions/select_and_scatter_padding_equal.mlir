// A window of 2x2 at each of two columns, the second one half in the padding. The first window has 1, 2, 2, 1 in the order of its
// elements: GE keeps the first 2, in the row 0. The other has 2 and 1, so the same 2 is selected, and gets 10 + 20.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [2, 1]]> : tensor<2x2xi32>
  %source = stablehlo.constant dense<[[10, 20]]> : tensor<1x2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init) <{
    padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 2>
  }> ({
  ^bb0(%selected: tensor<i32>, %candidate: tensor<i32>):
    %keep = stablehlo.compare GE, %selected, %candidate : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %keep : tensor<i1>
  }, {
  ^bb0(%current: tensor<i32>, %added: tensor<i32>):
    %sum = stablehlo.add %current, %added : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[0, 30], [0, 0]]> : tensor<2x2xi32>
  return
}
