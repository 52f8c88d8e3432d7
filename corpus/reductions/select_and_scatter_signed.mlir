// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi32>
  %source_i32 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %init_value_i32 = stablehlo.constant dense<0> : tensor<i32>
  %result_0 = "stablehlo.select_and_scatter"(%operand_i32, %source_i32, %init_value_i32) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<6xi32>, tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %result_0, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi32>
  %operand_i64 = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi64>
  %source_i64 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi64>
  %init_value_i64 = stablehlo.constant dense<0> : tensor<i64>
  %result_1 = "stablehlo.select_and_scatter"(%operand_i64, %source_i64, %init_value_i64) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i64>
    stablehlo.return %sum : tensor<i64>
  }) : (tensor<6xi64>, tensor<3xi64>, tensor<i64>) -> tensor<6xi64>
  check.expect_eq_const %result_1, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi64>
  %operand_i8 = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi8>
  %source_i8 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi8>
  %init_value_i8 = stablehlo.constant dense<0> : tensor<i8>
  %result_2 = "stablehlo.select_and_scatter"(%operand_i8, %source_i8, %init_value_i8) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i8>
    stablehlo.return %sum : tensor<i8>
  }) : (tensor<6xi8>, tensor<3xi8>, tensor<i8>) -> tensor<6xi8>
  check.expect_eq_const %result_2, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi8>
  return
}
