// The body cuts out elements 1 and 2; its result is a future until async_done waits for it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.5, -0.0, 4.0]> : tensor<4xbf16>
  %handle = "stablehlo.async_start"(%operand) ({
  ^bb0(%value: tensor<4xbf16>):
    %slice = stablehlo.slice %value [1:3] : (tensor<4xbf16>) -> tensor<2xbf16>
    stablehlo.return %slice : tensor<2xbf16>
  }) : (tensor<4xbf16>) -> !stablehlo.future<tensor<2xbf16>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xbf16>>) -> tensor<2xbf16>
  check.expect_eq_const %result, dense<[2.5, -0.0]> : tensor<2xbf16>
  return
}
