// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 4.0]> : tensor<6xf8E5M2>
  %source = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf8E5M2>
  %init_value = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<f8E5M2>, %rhs: tensor<f8E5M2>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f8E5M2>, %rhs: tensor<f8E5M2>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f8E5M2>
    stablehlo.return %sum : tensor<f8E5M2>
  }) : (tensor<6xf8E5M2>, tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  check.expect_eq_const %result, dense<[0.0, 2.0, 0.0, 3.0, 4.0, 0.0]> : tensor<6xf8E5M2>
  return
}
