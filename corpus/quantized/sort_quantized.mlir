// In ascending order. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[1.5, -1.0, 2.5, 0.5]> : tensor<4xf32>
  %input = stablehlo.uniform_quantize %input_f32 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[-1.0, 0.5, 1.5, 2.5]> : tensor<4xf32>
  return
}
