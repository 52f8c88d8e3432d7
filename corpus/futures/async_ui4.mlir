// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 15, 4]> : tensor<4xui4>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xui4>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xui4>) -> tensor<2xui4>
    stablehlo.return %slice : tensor<2xui4>
  }) : (tensor<4xui4>) -> !stablehlo.future<tensor<2xui4>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xui4>>) -> tensor<2xui4>
  check.expect_eq_const %result, dense<[2, 15]> : tensor<2xui4>
  return
}
