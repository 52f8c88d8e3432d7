// In each window of two the first of the greatest elements is selected, and the source element is added there;
// the sum of booleans is their or, their product and.
func.func @main() {
  %operand = stablehlo.constant dense<[false, true, true, false, true, true]> : tensor<6xi1>
  %source = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %init_value = stablehlo.constant dense<false> : tensor<i1>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<6xi1>, tensor<3xi1>, tensor<i1>) -> tensor<6xi1>
  check.expect_eq_const %result, dense<[false, true, false, false, true, false]> : tensor<6xi1>
  return
}
