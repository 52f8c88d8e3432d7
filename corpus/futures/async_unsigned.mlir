// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 4294967295, 4]> : tensor<4xui32>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xui32>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xui32>) -> tensor<2xui32>
    stablehlo.return %slice : tensor<2xui32>
  }) : (tensor<4xui32>) -> !stablehlo.future<tensor<2xui32>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xui32>>) -> tensor<2xui32>
  check.expect_eq_const %result, dense<[2, 4294967295]> : tensor<2xui32>
  return
}
