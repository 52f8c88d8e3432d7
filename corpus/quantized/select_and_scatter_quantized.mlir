// In each window of two the first of the greatest elements is selected, and the source element is added there.
// Values are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid
// point, ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.5, 1.5, 1.0, 2.5, 2.0, 2.0]> : tensor<6xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<6xf32>) -> tensor<6x!quant.uniform<i8:f32, 0.5>>
  %source_f32 = stablehlo.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf32>
  %source = stablehlo.uniform_quantize %source_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %init_value_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %init_value = stablehlo.uniform_quantize %init_value_f32 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %pred = stablehlo.compare GE, %lhs, %rhs : (tensor<!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %sum : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5>>, tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<6x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<6x!quant.uniform<i8:f32, 0.5>>) -> tensor<6xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 0.0, 1.5, 2.0, 0.0]> : tensor<6xf32>
  return
}
