// Sums of two neighbours each; windows start at elements 0 and 3.
func.func @main() {
  %value_i32_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xi32>
  %value_i32_1 = stablehlo.constant dense<0> : tensor<i32>
  %result_0 = "stablehlo.reduce_window"(%value_i32_0, %value_i32_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result_0, dense<[3, 5]> : tensor<2xi32>
  %value_i64_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xi64>
  %value_i64_1 = stablehlo.constant dense<0> : tensor<i64>
  %result_1 = "stablehlo.reduce_window"(%value_i64_0, %value_i64_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i64>
    stablehlo.return %sum : tensor<i64>
  }) : (tensor<5xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq_const %result_1, dense<[3, 5]> : tensor<2xi64>
  %value_i8_0 = stablehlo.constant dense<[1, 2, 0, 4, 1]> : tensor<5xi8>
  %value_i8_1 = stablehlo.constant dense<0> : tensor<i8>
  %result_2 = "stablehlo.reduce_window"(%value_i8_0, %value_i8_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i8>
    stablehlo.return %sum : tensor<i8>
  }) : (tensor<5xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq_const %result_2, dense<[3, 5]> : tensor<2xi8>
  return
}
