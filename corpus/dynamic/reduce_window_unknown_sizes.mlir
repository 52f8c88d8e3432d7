// Sizes of operands and result are unknown until the program runs. Sums of two neighbours each; windows start
// at elements 0 and 3.
func.func @main() {
  %dynamic_reshape_known = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xi32>
  %value = stablehlo.constant dense<0> : tensor<i32>
  %shape_0 = stablehlo.constant dense<[5]> : tensor<1xi64>
  %dynamic_reshape = stablehlo.dynamic_reshape %dynamic_reshape_known, %shape_0 : (tensor<5xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = "stablehlo.reduce_window"(%dynamic_reshape, %value) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[3, 5]> : tensor<2xi32>
  return
}
