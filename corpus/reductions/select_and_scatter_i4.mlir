// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi4>
  %source = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi4>
  %init_value = stablehlo.constant dense<0> : tensor<i4>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<i4>, %rhs: tensor<i4>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<i4>, %rhs: tensor<i4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i4>
    stablehlo.return %sum : tensor<i4>
  }) : (tensor<6xi4>, tensor<3xi4>, tensor<i4>) -> tensor<6xi4>
  check.expect_eq_const %result, dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi4>
  return
}
