// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_ui32 = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xui32>
  %source_ui32 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xui32>
  %init_value_ui32 = stablehlo.constant dense<0> : tensor<ui32>
  %result_0 = "stablehlo.select_and_scatter"(%operand_ui32, %source_ui32, %init_value_ui32) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui32>
    stablehlo.return %sum : tensor<ui32>
  }) : (tensor<6xui32>, tensor<3xui32>, tensor<ui32>) -> tensor<6xui32>
  check.expect_eq_const %result_0, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xui32>
  %operand_ui8 = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xui8>
  %source_ui8 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xui8>
  %init_value_ui8 = stablehlo.constant dense<0> : tensor<ui8>
  %result_1 = "stablehlo.select_and_scatter"(%operand_ui8, %source_ui8, %init_value_ui8) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui8>
    stablehlo.return %sum : tensor<ui8>
  }) : (tensor<6xui8>, tensor<3xui8>, tensor<ui8>) -> tensor<6xui8>
  check.expect_eq_const %result_1, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xui8>
  return
}
