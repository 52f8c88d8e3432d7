// The body returns 2 elements, the future promises 3.
func.func @main(%operand: tensor<4xf32>) -> !stablehlo.future<tensor<3xf32>> {
  %result = "stablehlo.async_start"(%operand) ({
  ^bb0(%whole: tensor<4xf32>):
    %part = stablehlo.slice %whole [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %part : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<3xf32>>
  return %result : !stablehlo.future<tensor<3xf32>>
}
