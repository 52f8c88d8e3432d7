// Sums of two neighbours each; windows start at elements 0 and 3; the sum of booleans is their or, their
// product and.
func.func @main() {
  %value_0 = stablehlo.constant dense<[false, true, false, false, false]> : tensor<5xi1>
  %value_1 = stablehlo.constant dense<false> : tensor<i1>
  %result = "stablehlo.reduce_window"(%value_0, %value_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<5xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
