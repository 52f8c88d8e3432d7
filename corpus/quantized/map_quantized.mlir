// The computation, here a sum, runs once per element. Values are real numbers on a grid of 0.5 (i8 storage,
// scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to
// [-64, 63.5].
func.func @main() {
  %input_f32_0 = stablehlo.constant dense<[0.5, 1.0, 0.0]> : tensor<3xf32>
  %input_0 = stablehlo.uniform_quantize %input_f32_0 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %input_f32_1 = stablehlo.constant dense<[1.5, 0.0, 2.0]> : tensor<3xf32>
  %input_1 = stablehlo.uniform_quantize %input_f32_1 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %sum : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 1.0, 2.0]> : tensor<3xf32>
  return
}
