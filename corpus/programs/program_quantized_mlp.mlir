// A network of two layers in i8: activations on a grid of 0.5, weights on one of 0.25. The exact products are
// [[-2.25, -0.875], [5.25, -5.0]], rounded to the grid [[-2.0, -1.0], [5.0, -5.0]]; of the second layer,
// [[0.0], [4.0]].
module @quantized_mlp {
  func.func @main() {
    %lhs_f32 = stablehlo.constant dense<[[1.5, -2.0, 0.5], [3.0, 1.0, -2.5]]> : tensor<2x3xf32>
    %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
    %w1_f32 = stablehlo.constant dense<[[0.5, -0.25], [1.25, 0.75], [-1.0, 2.0]]> : tensor<3x2xf32>
    %rhs_0 = stablehlo.uniform_quantize %w1_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>>
    %w2_f32 = stablehlo.constant dense<[[0.75], [-1.5]]> : tensor<2x1xf32>
    %rhs_1 = stablehlo.uniform_quantize %w2_f32 : (tensor<2x1xf32>) -> tensor<2x1x!quant.uniform<i8:f32, 0.25>>
    %hidden = stablehlo.dot_general %lhs, %rhs_0, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
    %zeros_f32 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
    %zeros = stablehlo.uniform_quantize %zeros_f32 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
    %active = stablehlo.maximum %hidden, %zeros : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
    %output = stablehlo.dot_general %active, %rhs_1, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x1x!quant.uniform<i8:f32, 0.5>>
    %result = stablehlo.uniform_dequantize %output : (tensor<2x1x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x1xf32>
    check.expect_eq_const %result, dense<[[0.0], [4.0]]> : tensor<2x1xf32>
    return
  }
}
