// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xi1>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xi1>) -> tensor<2xi1>
    stablehlo.return %slice : tensor<2xi1>
  }) : (tensor<4xi1>) -> !stablehlo.future<tensor<2xi1>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xi1>>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
