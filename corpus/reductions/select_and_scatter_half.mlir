// In each window of two the first of the greatest elements is selected, and the source element is added there.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 4.0]> : tensor<6xbf16>
  %source_bf16 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xbf16>
  %init_value_bf16 = stablehlo.constant dense<0.0> : tensor<bf16>
  %result_0 = "stablehlo.select_and_scatter"(%operand_bf16, %source_bf16, %init_value_bf16) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<bf16>
    stablehlo.return %sum : tensor<bf16>
  }) : (tensor<6xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  check.expect_eq_const %result_0, dense<[0.0, 2.0, 0.0, 3.0, 4.0, 0.0]> : tensor<6xbf16>
  %operand_f16 = stablehlo.constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 4.0]> : tensor<6xf16>
  %source_f16 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf16>
  %init_value_f16 = stablehlo.constant dense<0.0> : tensor<f16>
  %result_1 = "stablehlo.select_and_scatter"(%operand_f16, %source_f16, %init_value_f16) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<f16>, %rhs: tensor<f16>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f16>, %rhs: tensor<f16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f16>
    stablehlo.return %sum : tensor<f16>
  }) : (tensor<6xf16>, tensor<3xf16>, tensor<f16>) -> tensor<6xf16>
  check.expect_eq_const %result_1, dense<[0.0, 2.0, 0.0, 3.0, 4.0, 0.0]> : tensor<6xf16>
  return
}
