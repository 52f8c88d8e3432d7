// The operand pred is of type tensor<1xi1>; it must be a ranked tensor of booleans.
func.func @main(%pred: tensor<1xi1>) -> tensor<2xi32> {
  %result = "stablehlo.if"(%pred) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<1xi1>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
