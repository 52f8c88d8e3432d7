// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_0 = stablehlo.constant dense<[1.0, 2.0, 0.0, 4.0, 1.0]> : tensor<5xf8E5M2>
  %value_1 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %result = "stablehlo.reduce_window"(%value_0, %value_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<f8E5M2>, %rhs: tensor<f8E5M2>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f8E5M2>
    stablehlo.return %sum : tensor<f8E5M2>
  }) : (tensor<5xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[3.0, 5.0]> : tensor<2xf8E5M2>
  return
}
