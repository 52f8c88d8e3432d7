// Whether all of 13 booleans hold.
func.func @main() {
  %operand = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<29xi1>
  %init = stablehlo.constant dense<true> : tensor<i1>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    window_dimensions = array<i64: 13>
  }> ({
  ^bb0(%partial: tensor<i1>, %element: tensor<i1>):
    %sum = stablehlo.and %partial, %element : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<29xi1>, tensor<i1>) -> tensor<17xi1>
  check.expect_eq_const %result, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false]> : tensor<17xi1>
  return
}
