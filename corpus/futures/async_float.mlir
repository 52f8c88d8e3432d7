// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.5, -0.0, 4.0]> : tensor<4xf32>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xf32>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %slice : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[2.5, -0.0]> : tensor<2xf32>
  return
}
