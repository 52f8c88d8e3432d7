// Both branches call the same target with a side effect, and nothing else: the call is neither dropped nor made once.
func.func @main(%chooses: tensor<i1>, %operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.if"(%chooses) ({
    stablehlo.custom_call @target(%operand) {has_side_effect = true} : (tensor<2xf32>) -> ()
    stablehlo.custom_call @target(%operand) {has_side_effect = true} : (tensor<2xf32>) -> ()
    stablehlo.return %operand : tensor<2xf32>
  }, {
    stablehlo.custom_call @target(%operand) {has_side_effect = true} : (tensor<2xf32>) -> ()
    stablehlo.return %operand : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
