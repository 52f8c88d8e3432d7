// The region body has no block; it must have one.
func.func @main(%operand: tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>> {
  %result = "stablehlo.async_start"(%operand) ({
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return %result : !stablehlo.future<tensor<2xf32>>
}
