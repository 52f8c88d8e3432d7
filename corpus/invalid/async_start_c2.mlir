// A reshape cannot be started asynchronously.
func.func @main(%operand: tensor<4xf32>) -> !stablehlo.future<tensor<2x2xf32>> {
  %result = "stablehlo.async_start"(%operand) ({
  ^bb0(%whole: tensor<4xf32>):
    %part = stablehlo.reshape %whole : (tensor<4xf32>) -> tensor<2x2xf32>
    stablehlo.return %part : tensor<2x2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2x2xf32>>
  return %result : !stablehlo.future<tensor<2x2xf32>>
}
