// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xui4>
  %value_1 = stablehlo.constant dense<0> : tensor<ui4>
  %result = "stablehlo.reduce_window"(%value_0, %value_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<ui4>, %rhs: tensor<ui4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui4>
    stablehlo.return %sum : tensor<ui4>
  }) : (tensor<5xui4>, tensor<ui4>) -> tensor<2xui4>
  check.expect_eq_const %result, dense<[3, 5]> : tensor<2xui4>
  return
}
