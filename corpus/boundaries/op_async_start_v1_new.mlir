// Only async_start_v1 can say this: it came with 1.15.0.
func.func @main(%operand: tensor<4xf32>) -> tensor<2xf32> {
  %future = "stablehlo.async_start"(%operand) ({
  ^bb0(%whole: tensor<4xf32>):
    %part = stablehlo.slice %whole [1:3] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %part : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  %result = "stablehlo.async_done"(%future) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
