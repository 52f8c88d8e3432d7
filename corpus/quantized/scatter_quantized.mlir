// Updates are added where the indices say; what lies outside is left out. Values are real numbers on a grid of
// 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored
// integer, clamped to [-64, 63.5].
func.func @main() {
  %input_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0]> : tensor<4xf32>
  %input = stablehlo.uniform_quantize %input_f32 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %scatter_indices = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5]> : tensor<3xf32>
  %update = stablehlo.uniform_quantize %update_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %sum : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<3xi64>, tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[0.5, 3.0, 1.5, 3.0]> : tensor<4xf32>
  return
}
