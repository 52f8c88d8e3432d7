// Sizes of operands and result are unknown until the program runs. In each window of two the first of the
// greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi32>
  %source_known = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %init_value = stablehlo.constant dense<0> : tensor<i32>
  %shape_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %source = stablehlo.dynamic_reshape %source_known, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{
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
  }) : (tensor<?xi32>, tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi32>
  return
}
