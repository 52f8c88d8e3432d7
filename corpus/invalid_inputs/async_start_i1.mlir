// The operand operands is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>) -> !stablehlo.future<tensor<2xf32>> {
  %result = "stablehlo.async_start"(%operand) ({
  ^bb0(%whole: tensor<4xf32>):
    %part = stablehlo.slice %whole [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %part : tensor<2xf32>
  }) : (tensor<*xf32>) -> !stablehlo.future<tensor<2xf32>>
  return %result : !stablehlo.future<tensor<2xf32>>
}
