// The condition of a loop calls a target with a side effect, and so does the body. The loop has no turn, and the call of the
// condition is made once.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.while(%value = %operand) : tensor<2xf32>
    cond {
      stablehlo.custom_call @target(%operand) {has_side_effect = true} : (tensor<2xf32>) -> ()
      %never = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %never : tensor<i1>
    } do {
      stablehlo.custom_call @target(%value) {has_side_effect = true} : (tensor<2xf32>) -> ()
      stablehlo.return %value : tensor<2xf32>
    }
  return %result : tensor<2xf32>
}
