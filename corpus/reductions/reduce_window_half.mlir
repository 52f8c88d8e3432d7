// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_bf16_0 = stablehlo.constant dense<[1.0, 2.0, 0.0, 4.0, 1.0]> : tensor<5xbf16>
  %value_bf16_1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %result_0 = "stablehlo.reduce_window"(%value_bf16_0, %value_bf16_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<bf16>
    stablehlo.return %sum : tensor<bf16>
  }) : (tensor<5xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %result_0, dense<[3.0, 5.0]> : tensor<2xbf16>
  %value_f16_0 = stablehlo.constant dense<[1.0, 2.0, 0.0, 4.0, 1.0]> : tensor<5xf16>
  %value_f16_1 = stablehlo.constant dense<0.0> : tensor<f16>
  %result_1 = "stablehlo.reduce_window"(%value_f16_0, %value_f16_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<f16>, %rhs: tensor<f16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f16>
    stablehlo.return %sum : tensor<f16>
  }) : (tensor<5xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq_const %result_1, dense<[3.0, 5.0]> : tensor<2xf16>
  return
}
