// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_f32_0 = stablehlo.constant dense<[1.0, 2.0, 0.0, 4.0, 1.0]> : tensor<5xf32>
  %value_f32_1 = stablehlo.constant dense<0.0> : tensor<f32>
  %result_0 = "stablehlo.reduce_window"(%value_f32_0, %value_f32_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %result_0, dense<[3.0, 5.0]> : tensor<2xf32>
  %value_f64_0 = stablehlo.constant dense<[1.0, 2.0, 0.0, 4.0, 1.0]> : tensor<5xf64>
  %value_f64_1 = stablehlo.constant dense<0.0> : tensor<f64>
  %result_1 = "stablehlo.reduce_window"(%value_f64_0, %value_f64_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %result_1, dense<[3.0, 5.0]> : tensor<2xf64>
  return
}
