// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, -3, 4]> : tensor<4xi4>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xi4>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xi4>) -> tensor<2xi4>
    stablehlo.return %slice : tensor<2xi4>
  }) : (tensor<4xi4>) -> !stablehlo.future<tensor<2xi4>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xi4>>) -> tensor<2xi4>
  check.expect_eq_const %result, dense<[2, -3]> : tensor<2xi4>
  return
}
