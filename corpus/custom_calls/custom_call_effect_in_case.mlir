// The branches differ only in whether their call has a side effect.
func.func @main(%index: tensor<i32>, %operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.case"(%index) ({
    %called = stablehlo.custom_call @target(%operand) : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %operand : tensor<2xf32>
  }, {
    %called = stablehlo.custom_call @target(%operand) {has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %operand : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
