// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_ui32_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xui32>
  %value_ui32_1 = stablehlo.constant dense<0> : tensor<ui32>
  %result_0 = "stablehlo.reduce_window"(%value_ui32_0, %value_ui32_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui32>
    stablehlo.return %sum : tensor<ui32>
  }) : (tensor<5xui32>, tensor<ui32>) -> tensor<2xui32>
  check.expect_eq_const %result_0, dense<[3, 5]> : tensor<2xui32>
  %value_ui8_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xui8>
  %value_ui8_1 = stablehlo.constant dense<0> : tensor<ui8>
  %result_1 = "stablehlo.reduce_window"(%value_ui8_0, %value_ui8_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui8>
    stablehlo.return %sum : tensor<ui8>
  }) : (tensor<5xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq_const %result_1, dense<[3, 5]> : tensor<2xui8>
  return
}
