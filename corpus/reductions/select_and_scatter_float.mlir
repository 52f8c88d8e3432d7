// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 4.0]> : tensor<6xf32>
  %source_f32 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
  %init_value_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %result_0 = "stablehlo.select_and_scatter"(%operand_f32, %source_f32, %init_value_f32) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<6xf32>, tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_eq_const %result_0, dense<[0.0, 2.0, 0.0, 3.0, 4.0, 0.0]> : tensor<6xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 4.0]> : tensor<6xf64>
  %source_f64 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf64>
  %init_value_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %result_1 = "stablehlo.select_and_scatter"(%operand_f64, %source_f64, %init_value_f64) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<6xf64>, tensor<3xf64>, tensor<f64>) -> tensor<6xf64>
  check.expect_eq_const %result_1, dense<[0.0, 2.0, 0.0, 3.0, 4.0, 0.0]> : tensor<6xf64>
  return
}
