// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.5, -3.0, 4.0]> : tensor<4xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4x!quant.uniform<i8:f32, 0.5>>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %slice : tensor<2x!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> !stablehlo.future<tensor<2x!quant.uniform<i8:f32, 0.5>>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2x!quant.uniform<i8:f32, 0.5>>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %real = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[2.5, -3.0]> : tensor<2xf32>
  return
}
